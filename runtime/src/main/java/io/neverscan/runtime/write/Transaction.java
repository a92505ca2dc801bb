package io.neverscan.runtime.write;

import io.neverscan.runtime.table.TableHandle;

/** Several writes of which all happen or none, sent by a blocking client. For one thread. */
public final class Transaction extends TransactionSteps<Transaction> {
    private final TableHandle table;

    private Transaction(TableHandle table, String name) {
        super(table, name);
        this.table = table;
    }

    /**
     * Begins.
     *
     * @param table any of the tables; its client and waiting budget are used
     * @param name the access pattern's name
     * @return a transaction without actions yet
     */
    public static Transaction named(TableHandle table, String name) {
        return new Transaction(table, name);
    }

    @Override
    Transaction self() {
        return this;
    }

    /**
     * Writes all or nothing. Conflicts with other transactions are tried again with the same token.
     *
     * @param token the name of this logical write; the same token within 10 minutes writes once
     * @throws IllegalArgumentException before any call, if there are more than 100 actions, or two on one item
     * @throws io.neverscan.runtime.error.NeverscanException of the first action, in order, whose condition failed
     */
    public void execute(String token) {
        table.run(access(token));
    }
}
