// Volatile double-checked locking and class-initialization holder; objects are not changed after publication.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class BinLookup {
    static class Directory {
        private final Map<String, String> issuers = new HashMap<>();
        private int version;

        private Directory() {
            issuers.put("4111", "First Bank");
            issuers.put("5500", "Second Bank");
            version = 7;
        }

        String issuer(String pan) {
            return issuers.getOrDefault(pan.substring(0, 4), "unknown") + " v" + version;
        }

        private static class Holder {
            static final Directory INSTANCE = new Directory();
        }

        static Directory instance() {
            return Holder.INSTANCE;
        }
    }

    static class RuleSet {
        private static volatile RuleSet shared;
        private final List<String> blocked = new ArrayList<>();

        static RuleSet get() {
            RuleSet r = shared;
            if (r == null) {
                synchronized (RuleSet.class) {
                    r = shared;
                    if (r == null) {
                        r = new RuleSet();
                        r.blocked.add("5500");
                        shared = r;
                    }
                }
            }
            return r;
        }

        boolean blocked(String pan) {
            return blocked.stream().anyMatch(pan::startsWith);
        }
    }

    static String decide(String pan) {
        if (RuleSet.get().blocked(pan)) {
            return "DECLINE";
        }
        return "ROUTE " + Directory.instance().issuer(pan);
    }

    public static void main(String[] args) throws Exception {
        List<Callable<String>> calls = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            final String pan = (i % 2 == 0 ? "4111" : "5500") + "00001111" + (1000 + i);
            calls.add(() -> decide(pan));
        }
        ExecutorService pool = Executors.newFixedThreadPool(4);
        int routed = 0;
        for (Future<String> f : pool.invokeAll(calls)) {
            if (f.get().startsWith("ROUTE")) {
                routed++;
            }
        }
        pool.shutdown();
        System.out.println("routed " + routed);
    }
}
// corpus: unseen27
