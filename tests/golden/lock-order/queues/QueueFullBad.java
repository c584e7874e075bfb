// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.util.concurrent.BlockingQueue severity=high
// put() into a full queue under the lock that the only reader needs.
import java.util.concurrent.*;
public class QueueFullBad {
    static final BlockingQueue<String> q = new ArrayBlockingQueue<>(2);
    static final Object log = new Object();
    static void emit(String s) throws InterruptedException {
        synchronized (log) { q.put(s); }
    }
    static void drain() throws InterruptedException {
        for (;;) {
            synchronized (log) {
                String s = q.poll();
                if (s != null) System.out.println(s);
            }
        }
    }
    public static void main(String[] z) {
        new Thread(() -> {
            try {
                for (;;) emit("x");
            } catch (InterruptedException e) {}
        }).start();
        new Thread(() -> {
            try {
                drain();
            } catch (InterruptedException e) {}
        }).start();
    }
}
