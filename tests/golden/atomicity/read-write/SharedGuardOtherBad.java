// run: scan --only atomicity
// expect: atomicity
// Each writer has a guard of its own.
import java.util.Hashtable;
import java.util.Map;

public class SharedGuardOtherBad {
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
        Thread b = new Thread(new Writer(new Object(), totals));
        a.start();
        b.start();
        
        a.join();
        b.join();
        System.out.println(totals.get("x"));
    }
}
