// run: scan --only stale-value
// expect: none
// the permit is taken with a compare-and-set loop, a lost race only reads and tries again
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

public class BeatWindow {
    private final int limit;
    private final AtomicInteger used = new AtomicInteger();
    private final AtomicInteger refused = new AtomicInteger();

    BeatWindow(int limit) {
        this.limit = limit;
    }

    boolean beat() {
        while (true) {
            int n = used.get();
            if (n >= limit) {
                refused.incrementAndGet();
                return false;
            }
            if (used.compareAndSet(n, n + 1)) {
                return true;
            }
            Thread.onSpinWait();
        }
    }

    int used() {
        return used.get();
    }

    int refused() {
        return refused.get();
    }

    public static void main(String[] args) throws InterruptedException {
        BeatWindow window = new BeatWindow(50_000);
        List<Thread> clients = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Thread t = new Thread(() -> {
                for (int n = 0; n < 20_000; n++) {
                    window.beat();
                }
            }, "client-" + i);
            clients.add(t);
            t.start();
        }
        for (Thread t : clients) {
            t.join();
        }
        System.out.println(window.used() + " used, " + window.refused() + " refused");
    }
}
// corpus: unseen17
