// run: scan --only atomicity
// expect: atomicity
// ApplyPatch() bumps the version from a value read in an earlier section of the shadow's lock; a device report between the two sections gets the same version and its state is overwritten.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class DeviceTwin {
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

        void store(int newVersion, String newState) {
            lock.lock();
            try {
                version = newVersion;
                state = newState;
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

    DeviceTwin(Shadow shadow) {
        this.shadow = shadow;
    }

    void applyPatch(String json) {
        patchLock.lock();
        try {
            int v = shadow.version();
            shadow.store(v + 1, "{desired:" + json + "}");
            patches++;
        } finally {
            patchLock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Shadow shadow = new Shadow();
        DeviceTwin twin = new DeviceTwin(shadow);
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
        System.out.println("version " + shadow.version() + " expected 10000");
    }
}
// corpus: unseen
