// run: scan --only lock-order --library
// expect: none
// lag asks the bus before it takes the own lock.
import java.util.ArrayList;
import java.util.List;

public class MethodRefOk {
    public static class Bus {
        private final List<Runnable> subs = new ArrayList<>();
        private int sent;
        synchronized void subscribe(Runnable r) { subs.add(r); }
        public synchronized void publish() { sent++; for (Runnable r : subs) r.run(); }
        public synchronized int sent() { return sent; }
    }
    private final Bus bus;
    private int seen;
    public MethodRefOk(Bus b) { bus = b; bus.subscribe(this::onMessage); }
    private synchronized void onMessage() { seen++; }
    public int lag() {
        int n = bus.sent();
        synchronized (this) { return n - seen; }
    }
}
