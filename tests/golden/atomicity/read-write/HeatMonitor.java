// run: scan --only atomicity
// expect: atomicity
// sample() holds the monitor's StampedLock write stamp; the probe (an element of the map, also written by the driver thread) is read and set in two lock sections, a driver correction between is lost
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.StampedLock;

class Probe {
    private int offset;

    synchronized int offset() {
        return offset;
    }

    synchronized void setOffset(int o) {
        offset = o;
    }

    synchronized void correct(int delta) {
        offset += delta;
    }
}

public class HeatMonitor {
    private final StampedLock lock = new StampedLock();
    private final Map<String, Probe> probes = new LinkedHashMap<>();
    private long samples;

    void attach(String name, Probe p) {
        long s = lock.writeLock();
        try {
            probes.put(name, p);
        } finally {
            lock.unlockWrite(s);
        }
    }

    void sample(String name, int drift) {
        long s = lock.writeLock();
        try {
            Probe p = probes.get(name);
            if (p != null) {
                samples++;
                int o = p.offset();
                p.setOffset(o + drift);
            }
        } finally {
            lock.unlockWrite(s);
        }
    }

    long samples() {
        long s = lock.readLock();
        try {
            return samples;
        } finally {
            lock.unlockRead(s);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        HeatMonitor monitor = new HeatMonitor();
        Probe intake = new Probe();
        monitor.attach("intake", intake);
        Thread driver = new Thread(() -> {
            for (int i = 0; i < 50_000; i++) {
                intake.correct(-1);
            }
        });
        Thread poller = new Thread(() -> {
            for (int i = 0; i < 50_000; i++) {
                monitor.sample("intake", 1);
            }
        });
        driver.start();
        poller.start();
        driver.join();
        poller.join();
        System.out.println(monitor.samples() + " samples, offset " + intake.offset());
    }
}
// corpus: unseen17
