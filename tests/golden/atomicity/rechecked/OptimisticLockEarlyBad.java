// run: scan --only atomicity
// expect: atomicity
// The version is compared before the lock is taken.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class OptimisticLockEarlyBad {
    static final class Shadow {
        private final Lock lock = new ReentrantLock();
        private int version;
        private String state = "{}";

        int version() {
            lock.lock();
            try {
                return version;
            } finally {
                lock.unlock();
            }
        }

        boolean storeIf(int expected, String newState) {
            if (version != expected) {
                return false;
            }
            lock.lock();
            try {
                version++;
                state = newState;
                return true;
            } finally {
                lock.unlock();
            }
        }

        void reported(String newState) {
            lock.lock();
            try {
                version++;
                state = newState;
            } finally {
                lock.unlock();
            }
        }
    }

    private final Lock patchLock = new ReentrantLock();
    private final Shadow shadow;
    private int patches;

    OptimisticLockEarlyBad(Shadow shadow) {
        this.shadow = shadow;
    }

    void applyPatch(String json) {
        patchLock.lock();
        try {
            int v;
            do {
                v = shadow.version();
            } while (!shadow.storeIf(v, "{desired:" + json + ",base:" + v + "}"));
            patches++;
        } finally {
            patchLock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Shadow shadow = new Shadow();
        OptimisticLockEarlyBad twin = new OptimisticLockEarlyBad(shadow);
        Thread cloud = new Thread(() -> {
            for (int i = 0; i < 5_000; i++) {
                twin.applyPatch("t=" + i);
            }
        });
        Thread device = new Thread(() -> {
            for (int i = 0; i < 5_000; i++) {
                shadow.reported("{temp:" + i + "}");
            }
        });
        cloud.start();
        device.start();
        cloud.join();
        device.join();
        System.out.println("version " + shadow.version());
    }
}
