// run: scan --only atomicity
// expect: atomicity
// countActive holds this and takes the passed Vector's lock for size and again for each get
import java.util.Vector;

public class TunerRegistry {
    private int lastCount;

    public CaptureDevice device() {
        return new CaptureDevice();
    }

    public synchronized int countActive(Vector<CaptureDevice> devices) {
        int n = devices.size();
        int active = 0;
        for (int i = 0; i < n; i++) {
            if (devices.get(i).isActive()) {
                active++;
            }
        }
        lastCount = active;
        return active;
    }

    public synchronized int lastCount() {
        return lastCount;
    }

    public static class CaptureDevice {
        private volatile boolean active;

        boolean isActive() {
            return active;
        }

        void setActive(boolean a) {
            active = a;
        }
    }
}
// corpus: unseen
