// run: scan --only stale-value
// expect: none
// containsKey/put on the concurrent map happen in the constructor before the object is published; afterwards the map is only read
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;

public class CodecBoot {
    interface CodecModule {
        String scheme();

        UnaryOperator<String> codec();
    }

    record SimpleModule(String scheme, UnaryOperator<String> codec) implements CodecModule { }

    private final Map<String, UnaryOperator<String>> codecs = new ConcurrentHashMap<>();
    private final int duplicates;

    CodecBoot(List<? extends CodecModule> modules) {
        int twice = 0;
        for (CodecModule m : modules) {
            if (codecs.containsKey(m.scheme())) {
                twice++;
            } else {
                codecs.put(m.scheme(), m.codec());
            }
        }
        if (!codecs.containsKey("plain")) {
            codecs.put("plain", UnaryOperator.identity());
        }
        duplicates = twice;
    }

    String encode(String scheme, String text) {
        UnaryOperator<String> c = codecs.get(scheme);
        return c == null ? text : c.apply(text);
    }

    int duplicates() {
        return duplicates;
    }

    public static void main(String[] args) throws InterruptedException {
        CodecBoot boot = new CodecBoot(List.of(
                new SimpleModule("upper", String::toUpperCase),
                new SimpleModule("trim", String::trim),
                new SimpleModule("upper", s -> s)));
        Thread[] users = new Thread[3];
        for (int i = 0; i < users.length; i++) {
            users[i] = new Thread(() -> {
                int n = 0;
                for (int k = 0; k < 10_000; k++) {
                    n += boot.encode(k % 2 == 0 ? "upper" : "plain", "abc").length();
                }
                System.out.println(n);
            });
            users[i].start();
        }
        for (Thread t : users) {
            t.join();
        }
        System.out.println("duplicates " + boot.duplicates());
    }
}
// corpus: unseen
