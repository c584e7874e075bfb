// run: scan --only lock-order
// expect: lock-order
// the static initialisers of CodecTable and CodecNames each need the other class initialised; two threads start from different ends
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class CodecBootstrapAgain {
    static final class CodecTable {
        private static final Map<String, Integer> IDS = new ConcurrentHashMap<>();
        static final String FALLBACK;

        static {
            IDS.put("raw", 0);
            FALLBACK = CodecNames.canonical("RAW");
        }

        static void register(String name, int id) {
            IDS.put(name, id);
        }

        static int idOf(String name) {
            return IDS.getOrDefault(name, -1);
        }
    }

    static final class CodecNames {
        private static final Map<String, String> ALIASES = new ConcurrentHashMap<>();

        static {
            ALIASES.put("RAW", "raw");
            ALIASES.put("GZ", "gzip");
            int next = 1;
            for (String canonical : ALIASES.values()) {
                CodecTable.register(canonical, next++);
            }
        }

        static String canonical(String alias) {
            return ALIASES.getOrDefault(alias, alias);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread reader = new Thread(() -> System.out.println(CodecTable.idOf("gzip")));
        Thread writer = new Thread(() -> System.out.println(CodecNames.canonical("GZ")));
        reader.start();
        writer.start();
        reader.join();
        writer.join();
    }
}
// corpus: unseen14
