// run: scan --only atomicity
// expect: atomicity method=TvDevicesBad.active line=here witness=this.devices context=this
// Seed 002, TVSchedulerPro: the size of the device list is stale while the list is traversed. The Vector comes from outside.

import java.util.Vector;

public class TvDevicesBad {
    static class Device { volatile boolean active; }

    private final Vector<Device> devices;

    public TvDevicesBad(Vector<Device> devices) { this.devices = devices; }

    public synchronized int active() {
        int n = 0;
        int size = devices.size();
        for (int i = 0; i < size; i++)
            if (devices.get(i).active) // <- here
                n++;
        return n;
    }
}
