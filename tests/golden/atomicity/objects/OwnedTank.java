// run: scan --only atomicity
// expect: none
// The witness object is confined to its owner and reached only under the one context lock. In a program, where all uses are known, that is not even style.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class OwnedTank {
    private static class Tank {
        private int level = 100;

        synchronized int level() {
            return level;
        }

        synchronized void setLevel(int l) {
            level = l;
        }
    }

    private final Tank tank = new Tank();
    private final Object lock = new Object();

    void drain(int n) {
        synchronized (lock) {
            int now = tank.level();
            if (now >= n) {
                tank.setLevel(now - n);
            }
        }
    }

    void refill() {
        synchronized (lock) {
            tank.setLevel(tank.level() + 10);
        }
    }

    public static void main(String[] args) {
        OwnedTank o = new OwnedTank();
        ExecutorService ex = Executors.newFixedThreadPool(3);
        for (int i = 0; i < 30; i++) {
            ex.execute(() -> o.drain(7));
            ex.execute(o::refill);
        }
        ex.shutdown();
    }
}
// corpus: unseen
