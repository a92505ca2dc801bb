package io.neverscan.benchmarks.query;

import java.io.ByteArrayInputStream;
import java.util.zip.CRC32;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.SdkHttpResponse;

/** Answers every request with the same bytes at once, with the checksum that DynamoDB sends and the SDK checks. */
final class StubHttpClient implements SdkHttpClient {
    private final byte[] body;
    private final SdkHttpResponse head;

    StubHttpClient(byte[] body) {
        this.body = body.clone();
        CRC32 sum = new CRC32();
        sum.update(body);
        this.head = SdkHttpResponse.builder()
                .statusCode(200)
                .statusText("OK")
                .putHeader("Server", "Server")
                .putHeader("Content-Type", "application/x-amz-json-1.0")
                .putHeader("Content-Length", String.valueOf(body.length))
                .putHeader("x-amzn-RequestId", "4KBNVRGD25RG1KEO9UT4V3FQDJVV4KQNSO5AEMVJF66Q9ASUAAJG")
                .putHeader("x-amz-crc32", String.valueOf(sum.getValue()))
                .build();
    }

    @Override
    public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
        return new Answer();
    }

    @Override
    public String clientName() {
        return "Stub";
    }

    @Override
    public void close() {
        // Holds nothing.
    }

    private final class Answer implements ExecutableHttpRequest {
        @Override
        public HttpExecuteResponse call() {
            return HttpExecuteResponse.builder()
                    .response(head)
                    .responseBody(AbortableInputStream.create(new ByteArrayInputStream(body)))
                    .build();
        }

        @Override
        public void abort() {
            // Nothing is under way.
        }
    }
}
