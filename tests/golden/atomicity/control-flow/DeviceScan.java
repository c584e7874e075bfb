// run: scan --only atomicity
// expect: atomicity
// the one bus is locked on every turn of the loop while this is held
import java.util.ArrayList;
import java.util.List;

public class DeviceScan {
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
    public synchronized int countBusy(Bus bus) {
        int n = 0;
        for (int i = 0; i < 8; i++) {
            if (bus.used(i)) n++;
        }
        log.add(n);
        return n;
    }
    public synchronized List<Integer> history() { return new ArrayList<>(log); }
}
// corpus: unseen
