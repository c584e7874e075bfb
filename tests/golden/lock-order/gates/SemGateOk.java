// run: scan --only lock-order
// expect: none
// A semaphore with one permit is the gate.
import java.util.concurrent.*;
public class SemGateOk {
    static final Semaphore gate = new Semaphore(1);
    static final Object a = new Object(), b = new Object();
    static int n;
    public static void main(String[] z) {
        new Thread(() -> {
            gate.acquireUninterruptibly();
            try {
                synchronized (a) {
                    synchronized (b) { n++; }
                }
            } finally { gate.release(); }
        }).start();
        new Thread(() -> {
            gate.acquireUninterruptibly();
            try {
                synchronized (b) {
                    synchronized (a) { n--; }
                }
            } finally { gate.release(); }
        }).start();
    }
}
