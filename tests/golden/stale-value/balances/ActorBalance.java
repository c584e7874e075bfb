// run: scan --only stale-value
// expect: none
// every get/set of the account runs on one single thread executor
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class ActorBalance {
    static class Account {
        private long cents = 100;
        synchronized long get() { return cents; }
        synchronized void set(long c) { cents = c; }
    }

    private final ExecutorService actor = Executors.newSingleThreadExecutor();
    private final Account acc = new Account();

    private void applyDelta(long d) {
        long c = acc.get();
        if (c + d >= 0) acc.set(c + d);
    }

    void post(long d) { actor.execute(() -> applyDelta(d)); }

    public static void main(String[] args) throws Exception {
        ActorBalance a = new ActorBalance();
        Thread t = new Thread(() -> { for (int i = 0; i < 100; i++) a.post(3); });
        t.start();
        for (int i = 0; i < 100; i++) a.post(-2);
        t.join();
        a.actor.shutdown();
    }
}
// corpus: unseen
