// run: scan --only lock-order --library
// expect: lock-order locks=MethodRefBad,MethodRefBad$Bus
// A bound method reference as the callback.
import java.util.ArrayList;
import java.util.List;

public class MethodRefBad {
    public static class Bus {
        private final List<Runnable> subs = new ArrayList<>();
        private int sent;
        synchronized void subscribe(Runnable r) { subs.add(r); }
        public synchronized void publish() { sent++; for (Runnable r : subs) r.run(); }
        public synchronized int sent() { return sent; }
    }
    private final Bus bus;
    private int seen;
    public MethodRefBad(Bus b) { bus = b; bus.subscribe(this::onMessage); }
    private synchronized void onMessage() { seen++; }
    public synchronized int lag() { return bus.sent() - seen; }
}
