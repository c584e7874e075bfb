// What is swapped out under the lock is nobody else's.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

public class SwappedByAtomicOk {
    private final AtomicReference<List<String>> cur = new AtomicReference<>(new ArrayList<>());
    private final Object mu = new Object();

    void add(String s) {
        synchronized (mu) {
            cur.get().add(s);
        }
    }

    void flush() {
        List<String> l;
        synchronized (mu) {
            l = cur.getAndSet(new ArrayList<>());
        }
        for (String s : l) System.out.println(s);
    }

    public static void main(String[] a) throws Exception {
        SwappedByAtomicOk r = new SwappedByAtomicOk();
        Thread t =
                new Thread(
                        () -> {
                            for (int i = 0; i < 9; i++) r.add("x");
                        });
        Thread f =
                new Thread(
                        () -> {
                            for (int i = 0; i < 3; i++) r.flush();
                        });
        t.start();
        f.start();
    }
}
