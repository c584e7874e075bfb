// run: scan --only atomicity
// expect: atomicity
// Tenant.grow checks free() and then claims under its own ReentrantLock; another tenant can claim the same gigabytes in between
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class QuotaBroker {
    static final class Volume {
        private final ReentrantLock guard = new ReentrantLock();
        private final int capacity;
        private int used;

        Volume(int capacity) {
            this.capacity = capacity;
        }

        int free() {
            guard.lock();
            try {
                return capacity - used;
            } finally {
                guard.unlock();
            }
        }

        void claim(int gb) {
            guard.lock();
            try {
                used += gb;
            } finally {
                guard.unlock();
            }
        }
    }

    static final class Tenant {
        private final ReentrantLock state = new ReentrantLock();
        private final Volume volume;
        private int granted;

        Tenant(Volume volume) {
            this.volume = volume;
        }

        boolean grow(int gb) {
            state.lock();
            try {
                int room = volume.free();
                if (room < gb) {
                    return false;
                }
                volume.claim(gb);
                granted += gb;
                return true;
            } finally {
                state.unlock();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Volume v = new Volume(5_000);
        List<Tenant> tenants = List.of(new Tenant(v), new Tenant(v));
        ExecutorService pool = Executors.newFixedThreadPool(2);
        for (Tenant t : tenants) {
            pool.execute(() -> {
                while (t.grow(1)) {
                    Thread.onSpinWait();
                }
            });
        }
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        System.out.println("free: " + v.free());
    }
}
// corpus: unseen14
