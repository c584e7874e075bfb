// run: scan --only atomicity
// expect: none
// every turn of the loop locks another device
import java.util.ArrayList;
import java.util.List;

public class DeviceScanEach {
    public static class Device {
        private boolean busy;
        public synchronized boolean isBusy() { return busy; }
        public synchronized void setBusy(boolean b) { busy = b; }
    }
    public static class Bus {
        private final boolean[] slots = new boolean[8];
        public synchronized boolean used(int i) { return slots[i]; }
        public synchronized void use(int i, boolean b) { slots[i] = b; }
    }
    private final List<Integer> log = new ArrayList<>();
    public synchronized int countBusy(Device[] devices) {
        int n = 0;
        for (int i = 0; i < devices.length; i++) {
            if (devices[i].isBusy()) n++;
        }
        log.add(n);
        return n;
    }
    public synchronized List<Integer> history() { return new ArrayList<>(log); }
}
// corpus: unseen
