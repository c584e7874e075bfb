// run: scan --only lock-order --library
// expect: none
// Three static locks with the documented level CONFIG < POOL < STATS; the pairs used are CONFIG-POOL, POOL-STATS and CONFIG-STATS, never the reverse.
import java.util.ArrayDeque;
import java.util.Deque;

public class LeveledStatics {
    private static final Object CONFIG = new Object();
    private static final Object POOL = new Object();
    private static final Object STATS = new Object();
    private static int max = 10;
    private static final Deque<Object> idle = new ArrayDeque<>();
    private static long served;

    public static void resize(int n) {
        synchronized (CONFIG) {
            max = n;
            synchronized (POOL) {
                while (idle.size() > max) {
                    idle.pop();
                }
            }
        }
    }

    public static Object take() {
        synchronized (POOL) {
            Object o = idle.poll();
            if (o == null) {
                o = new Object();
            }
            count();
            return o;
        }
    }

    private static void count() {
        synchronized (STATS) {
            served++;
        }
    }

    public static String report() {
        synchronized (CONFIG) {
            synchronized (STATS) {
                return max + "/" + served;
            }
        }
    }
}
// corpus: unseen
