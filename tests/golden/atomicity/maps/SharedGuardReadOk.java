// run: scan --only atomicity
// expect: none
// One get under no guard sees the table before or after a whole step.
import java.util.Hashtable;
import java.util.Map;

public class SharedGuardReadOk {
    private static final class Writer implements Runnable {
        private final Object guard;
        private final Map<String, Integer> totals;

        Writer(Object guard, Map<String, Integer> totals) {
            this.guard = guard;
            this.totals = totals;
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
                count("x");
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Object guard = new Object();
        Map<String, Integer> totals = new Hashtable<>();
        totals.put("x", 5);
        Thread a = new Thread(new Writer(guard, totals));
        Thread b = new Thread(new Writer(guard, totals));
        a.start();
        b.start();
        System.out.println(totals.get("x"));
        a.join();
        b.join();
        System.out.println(totals.get("x"));
    }
}
