// run: scan --only lock-order
// expect: none
// only FormatTable's static initialiser needs FormatNames; FormatNames uses FormatTable from a method that its initialiser never calls
import java.util.Map;

public class FormatBootstrap {
    static final class FormatTable {
        private static final Map<String, Integer> IDS;

        static {
            IDS = Map.of(FormatNames.canonical("RAW"), 0, FormatNames.canonical("GZ"), 1);
        }

        static int idOf(String name) {
            return IDS.getOrDefault(name, -1);
        }
    }

    static final class FormatNames {
        private static final Map<String, String> ALIASES = Map.of("RAW", "raw", "GZ", "gzip");

        static String canonical(String alias) {
            return ALIASES.getOrDefault(alias, alias);
        }

        static String describe(String alias) {
            String name = canonical(alias);
            return name + "#" + FormatTable.idOf(name);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> System.out.println(FormatTable.idOf("gzip")));
        Thread b = new Thread(() -> System.out.println(FormatNames.describe("GZ")));
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
// corpus: unseen14
