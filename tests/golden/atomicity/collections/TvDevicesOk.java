// run: scan --only atomicity
// expect: none

import java.util.Vector;

public class TvDevicesOk {
    static class Device { volatile boolean active; }

    private final Vector<Device> devices;

    public TvDevicesOk(Vector<Device> devices) { this.devices = devices; }

    public synchronized int active() {
        int n = 0;
        synchronized (devices) {
            int size = devices.size();
            for (int i = 0; i < size; i++)
                if (devices.get(i).active)
                    n++;
        }
        return n;
    }
}
