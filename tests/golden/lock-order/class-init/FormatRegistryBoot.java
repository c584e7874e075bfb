// run: scan --only lock-order
// expect: lock-order
// the initialiser of TextFormat makes a JsonTextFormat, whose initialisation needs its superclass TextFormat first: two threads that start at opposite ends wait for each other's class initialisation
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class FormatRegistryBoot {
    public static void main(String[] args) throws Exception {
        CountDownLatch go = new CountDownLatch(1);
        Thread reader = new Thread(() -> {
            await(go);
            System.out.println(TextFormat.preferred().write(Map.of("k", 1)));
        }, "reader");
        Thread exporter = new Thread(() -> {
            await(go);
            System.out.println(JsonTextFormat.pretty().write(Map.of("k", 2)));
        }, "exporter");
        reader.start();
        exporter.start();
        go.countDown();
        reader.join();
        exporter.join();
    }

    private static void await(CountDownLatch latch) {
        try {
            if (!latch.await(5, TimeUnit.SECONDS)) {
                throw new IllegalStateException("not started");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

abstract class TextFormat {
    private static final TextFormat PREFERRED = new JsonTextFormat("");

    static TextFormat preferred() {
        return PREFERRED;
    }

    abstract String write(Map<String, ?> document);
}

class JsonTextFormat extends TextFormat {
    private static final JsonTextFormat PRETTY = new JsonTextFormat("  ");

    private final String indent;

    JsonTextFormat(String indent) {
        this.indent = indent;
    }

    static JsonTextFormat pretty() {
        return PRETTY;
    }

    @Override
    String write(Map<String, ?> document) {
        StringBuilder sb = new StringBuilder("{");
        document.forEach((k, v) -> sb.append(indent).append('"').append(k).append("\":").append(v));
        return sb.append('}').toString();
    }
}
// corpus: unseen13
