// run: scan --only stale-value
// expect: none
// containsKey and put run while the map is known to the building thread only; afterwards an immutable copy is published in a final field
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;

public final class CodecRegistry {
    private final Map<String, UnaryOperator<String>> codecs;

    private CodecRegistry(Map<String, UnaryOperator<String>> codecs) {
        this.codecs = Map.copyOf(codecs);
    }

    public static CodecRegistry load(List<String> names) {
        Map<String, UnaryOperator<String>> found = new ConcurrentHashMap<>();
        for (String n : names) {
            if (!found.containsKey(n)) {
                found.put(n, codec(n));
            }
        }
        if (found.isEmpty()) {
            found.put("identity", UnaryOperator.identity());
        }
        return new CodecRegistry(found);
    }

    private static UnaryOperator<String> codec(String name) {
        switch (name) {
            case "upper":
                return String::toUpperCase;
            case "strip":
                return String::strip;
            default:
                return s -> name + ":" + s;
        }
    }

    public String encode(String codec, String text) {
        return codecs.containsKey(codec) ? codecs.get(codec).apply(text) : text;
    }

    public static void main(String[] args) throws InterruptedException {
        CodecRegistry registry = load(List.of("upper", "strip", "upper", "gzip"));
        Thread[] ts = new Thread[3];
        for (int i = 0; i < ts.length; i++) {
            ts[i] = new Thread(() -> {
                for (String c : List.of("upper", "gzip", "none")) {
                    System.out.println(registry.encode(c, "text "));
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
    }
}
// corpus: unseen11
