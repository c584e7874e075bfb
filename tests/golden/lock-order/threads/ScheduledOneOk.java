// run: scan --only lock-order
// expect: none
// One thread runs both.
import java.util.concurrent.*;
public class ScheduledOneOk {
    private final Object a = new Object(), b = new Object();
    int n;
    private void flush() {
        synchronized (a) {
            synchronized (b) { n++; }
        }
    }
    private void poll() {
        synchronized (b) {
            synchronized (a) { n--; }
        }
    }
    public static void main(String[] z) {
        ScheduledOneOk s = new ScheduledOneOk();
        ScheduledExecutorService e = Executors.newSingleThreadScheduledExecutor();
        e.scheduleAtFixedRate(s::flush, 0, 1, TimeUnit.MILLISECONDS);
        e.scheduleWithFixedDelay(s::poll, 0, 1, TimeUnit.MILLISECONDS);
    }
}
