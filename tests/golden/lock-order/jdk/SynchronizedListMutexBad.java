// run: scan --only lock-order
// expect: lock-order locks=SynchronizedListMutexBad,java.util.Collections$SynchronizedList
// Client-side locking on a synchronized list against a synchronized method of the owner.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SynchronizedListMutexBad {
    private final List<String> list = Collections.synchronizedList(new ArrayList<>());
    private int n;
    synchronized void add() { n++; list.size(); }
    private synchronized void seen() { n--; }
    void scan() { synchronized (list) { seen(); } }

    public static void main(String[] args) {
        SynchronizedListMutexBad s = new SynchronizedListMutexBad();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { s.add(); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { s.scan(); }
        }).start();
    }
}
