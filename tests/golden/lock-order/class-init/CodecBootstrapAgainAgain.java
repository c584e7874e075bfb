// run: scan --only lock-order
// expect: lock-order
// the static initialisers of Encoders and Decoders need each other; two threads start one each
import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

public class CodecBootstrapAgainAgain {
    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> System.out.println(Encoders.encode("hex", "abc")));
        Thread reader = new Thread(() -> System.out.println(Decoders.decode("rev", "cba")));
        writer.start();
        reader.start();
        writer.join();
        reader.join();
    }
}

final class Encoders {
    static final Map<String, UnaryOperator<String>> ALL = new HashMap<>();

    static {
        ALL.put("hex", s -> Integer.toHexString(s.hashCode()));
        ALL.put("rev", s -> new StringBuilder(s).reverse().toString());
        ALL.put("fallback", s -> Decoders.NAME + s);
        if (Decoders.count() == 0) {
            ALL.remove("fallback");
        }
    }

    private Encoders() {
    }

    static String encode(String how, String text) {
        return ALL.get(how).apply(text);
    }

    static int count() {
        return ALL.size();
    }
}

final class Decoders {
    static final String NAME = String.valueOf("dec");
    private static final Map<String, UnaryOperator<String>> TABLE = new HashMap<>();

    static {
        TABLE.put("rev", s -> new StringBuilder(s).reverse().toString());
        if (Encoders.count() > 1) {
            TABLE.put("same", s -> s);
        }
    }

    private Decoders() {
    }

    static int count() {
        return TABLE == null ? 0 : TABLE.size();
    }

    static String decode(String how, String text) {
        return TABLE.get(how).apply(text);
    }
}
// corpus: unseen16
