// run: scan --only atomicity
// expect: none
// every writer of the shared Hashtable is given the same guard object and holds it around its get and put
import java.util.Hashtable;
import java.util.Map;

public class SharedTally {
    private static final class Writer implements Runnable {
        private final Object guard;
        private final Map<String, Integer> totals;
        private final String[] words;

        Writer(Object guard, Map<String, Integer> totals, String... words) {
            this.guard = guard;
            this.totals = totals;
            this.words = words;
        }

        private void count(String w) {
            synchronized (guard) {
                Integer old = totals.get(w);
                totals.put(w, old == null ? 1 : old + 1);
            }
        }

        @Override
        public void run() {
            for (int i = 0; i < 2_000; i++) {
                count(words[i % words.length]);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Object guard = new Object();
        Map<String, Integer> totals = new Hashtable<>();
        Thread a = new Thread(new Writer(guard, totals, "x", "y"));
        Thread b = new Thread(new Writer(guard, totals, "y", "z"));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(totals.get("y"));
    }
}
// corpus: unseen14
