// run: scan --only stale-value
// expect: none
// compareAndSet(false, true) lets exactly one thread run the init
import java.util.concurrent.atomic.AtomicBoolean;

public class CasOnce {
    private final AtomicBoolean started = new AtomicBoolean();
    private int inits;

    void start() {
        if (started.get()) return;
        if (started.compareAndSet(false, true)) {
            init();
        }
    }

    private synchronized void init() { inits++; }
    synchronized int inits() { return inits; }

    public static void main(String[] args) throws Exception {
        CasOnce c = new CasOnce();
        Thread[] t = new Thread[5];
        for (int i = 0; i < 5; i++) {
            t[i] = new Thread(c::start);
            t[i].start();
        }
        for (Thread x : t) x.join();
        System.out.println(c.inits());
    }
}
// corpus: unseen
