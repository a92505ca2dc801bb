package io.neverscan.benchmarks.mapping;

import io.neverscan.benchmarks.shop.Address;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;

/** An address as a bean of the enhanced client. */
@DynamoDbBean
public class AddressBean {
    private @Nullable String street;
    private @Nullable String city;
    private @Nullable String zip;
    private @Nullable String country;

    /**
     * Copies an address.
     *
     * @param address the address
     * @return a bean of the same values
     */
    public static AddressBean of(Address address) {
        AddressBean bean = new AddressBean();
        bean.setStreet(address.street());
        bean.setCity(address.city());
        bean.setZip(address.zip());
        bean.setCountry(address.country());
        return bean;
    }

    /**
     * Gets it.
     *
     * @return attribute {@code street}
     */
    public @Nullable String getStreet() {
        return street;
    }

    /**
     * Sets it.
     *
     * @param street attribute {@code street}
     */
    public void setStreet(@Nullable String street) {
        this.street = street;
    }

    /**
     * Gets it.
     *
     * @return attribute {@code city}
     */
    public @Nullable String getCity() {
        return city;
    }

    /**
     * Sets it.
     *
     * @param city attribute {@code city}
     */
    public void setCity(@Nullable String city) {
        this.city = city;
    }

    /**
     * Gets it.
     *
     * @return attribute {@code zip}
     */
    public @Nullable String getZip() {
        return zip;
    }

    /**
     * Sets it.
     *
     * @param zip attribute {@code zip}
     */
    public void setZip(@Nullable String zip) {
        this.zip = zip;
    }

    /**
     * Gets it.
     *
     * @return attribute {@code country}
     */
    public @Nullable String getCountry() {
        return country;
    }

    /**
     * Sets it.
     *
     * @param country attribute {@code country}
     */
    public void setCountry(@Nullable String country) {
        this.country = country;
    }
}
