// run: scan --only lock-order
// expect: none
// the second shaft is only tried (tryLock); on failure the first is given back and the swap is tried again later
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

public class LiftShafts {
    static class Shaft {
        final ReentrantLock lock = new ReentrantLock();
        private int cabins;

        Shaft(int cabins) {
            this.cabins = cabins;
        }
    }

    static boolean trySwap(Shaft from, Shaft to) {
        from.lock.lock();
        try {
            if (!to.lock.tryLock()) {
                return false;
            }
            try {
                int t = from.cabins;
                from.cabins = to.cabins;
                to.cabins = t;
                return true;
            } finally {
                to.lock.unlock();
            }
        } finally {
            from.lock.unlock();
        }
    }

    static void swap(Shaft from, Shaft to) {
        while (!trySwap(from, to)) {
            LockSupport.parkNanos(ThreadLocalRandom.current().nextInt(1, 20_000));
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Shaft east = new Shaft(3);
        Shaft west = new Shaft(7);
        Thread a = new Thread(() -> {
            for (int i = 0; i < 5_000; i++) {
                swap(east, west);
            }
        });
        Thread b = new Thread(() -> {
            for (int i = 0; i < 5_000; i++) {
                swap(west, east);
            }
        });
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(east.cabins + " " + west.cabins);
    }
}
// corpus: unseen20
