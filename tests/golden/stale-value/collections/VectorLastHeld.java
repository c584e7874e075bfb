// run: scan --only stale-value
// expect: none
// JCIP 5.2: size and get/remove are both called while the Vector's own monitor is held.
import java.util.Vector;

public class VectorLastHeld {
    static Object getLast(Vector<?> list) {
        synchronized (list) {
            int lastIndex = list.size() - 1;
            return lastIndex < 0 ? null : list.get(lastIndex);
        }
    }

    static boolean deleteLast(Vector<?> list) {
        synchronized (list) {
            int lastIndex = list.size() - 1;
            if (lastIndex < 0) {
                return false;
            }
            list.remove(lastIndex);
            return true;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Vector<Integer> v = new Vector<>();
        for (int i = 0; i < 10000; i++) {
            v.add(i);
        }
        Thread a = new Thread(() -> {
            boolean more = true;
            while (more) {
                more = deleteLast(v);
            }
        });
        Thread b = new Thread(() -> {
            Object last;
            do {
                last = getLast(v);
            } while (last != null);
        });
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
// corpus: unseen
