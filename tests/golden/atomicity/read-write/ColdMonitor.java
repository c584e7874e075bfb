// run: scan --only atomicity
// expect: none
// the sensor's change is one compound call under its own monitor (shift), nothing read from it earlier is used
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.StampedLock;

class Sensor {
    private int offset;

    synchronized int offset() {
        return offset;
    }

    synchronized void shift(int delta) {
        offset += delta;
    }
}

public class ColdMonitor {
    private final StampedLock lock = new StampedLock();
    private final Map<String, Sensor> sensors = new LinkedHashMap<>();
    private long samples;

    void attach(String name, Sensor p) {
        long s = lock.writeLock();
        try {
            sensors.put(name, p);
        } finally {
            lock.unlockWrite(s);
        }
    }

    void sampleAll(int drift) {
        long s = lock.writeLock();
        try {
            for (Sensor sensor : sensors.values()) {
                samples++;
                sensor.shift(drift);
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
        ColdMonitor monitor = new ColdMonitor();
        Sensor door = new Sensor();
        Sensor vent = new Sensor();
        monitor.attach("door", door);
        monitor.attach("vent", vent);
        Thread driver = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                door.shift(-1);
                vent.shift(-1);
            }
        });
        Thread poller = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                monitor.sampleAll(1);
            }
        });
        driver.start();
        poller.start();
        driver.join();
        poller.join();
        System.out.println(monitor.samples() + " " + door.offset() + " " + vent.offset());
    }
}
// corpus: unseen17
