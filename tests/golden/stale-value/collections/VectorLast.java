// run: scan --only stale-value
// expect: stale-value
// JCIP 5.1: getLast and deleteLast compute size()-1 and then use the index in a second call; a concurrent deleteLast makes get throw.
import java.util.Vector;

public class VectorLast {
    static Object getLast(Vector<?> list) {
        int lastIndex = list.size() - 1;
        return lastIndex < 0 ? null : list.get(lastIndex);
    }

    static void deleteLast(Vector<?> list) {
        int lastIndex = list.size() - 1;
        if (lastIndex >= 0) {
            list.remove(lastIndex);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Vector<Integer> v = new Vector<>();
        for (int i = 0; i < 10000; i++) {
            v.add(i);
        }
        Thread a = new Thread(() -> {
            while (!v.isEmpty()) {
                deleteLast(v);
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
