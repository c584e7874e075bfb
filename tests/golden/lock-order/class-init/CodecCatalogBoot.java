// run: scan --only lock-order
// expect: none
// the base class has no static state that needs its subclasses; the preferred codec sits in a holder class, so class initialisation is acyclic
import java.util.Map;
import java.util.concurrent.CountDownLatch;

public class CodecCatalogBoot {
    public static void main(String[] args) throws Exception {
        CountDownLatch go = new CountDownLatch(1);
        Thread reader = new Thread(() -> {
            await(go);
            System.out.println(LineCodec.preferred().write(Map.of("k", 1)));
        }, "reader");
        Thread exporter = new Thread(() -> {
            await(go);
            System.out.println(YamlLineCodec.pretty().write(Map.of("k", 2)));
        }, "exporter");
        reader.start();
        exporter.start();
        go.countDown();
        reader.join();
        exporter.join();
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

abstract class LineCodec {
    private static final class Preferred {
        static final LineCodec INSTANCE = new YamlLineCodec("");
    }

    static LineCodec preferred() {
        return Preferred.INSTANCE;
    }

    abstract String write(Map<String, ?> document);
}

class YamlLineCodec extends LineCodec {
    private static final YamlLineCodec PRETTY = new YamlLineCodec("  ");

    private final String indent;

    YamlLineCodec(String indent) {
        this.indent = indent;
    }

    static YamlLineCodec pretty() {
        return PRETTY;
    }

    @Override
    String write(Map<String, ?> document) {
        StringBuilder sb = new StringBuilder();
        document.forEach((k, v) -> sb.append(indent).append(k).append(": ").append(v).append('\n'));
        return sb.toString();
    }
}
// corpus: unseen13
