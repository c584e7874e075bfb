// current() reads after tryOptimisticRead and never validates; an optimistic read orders nothing against the writer.
// run: scan --only data-race
// expect: data-race field=SensorHub$Gauge.reading
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.StampedLock;

public class SensorHub {

    static class Gauge {
        private final StampedLock sl = new StampedLock();
        private double reading;

        void record(double value) {
            long stamp = sl.writeLock();
            try {
                reading = value;
            } finally {
                sl.unlockWrite(stamp);
            }
        }

        double current() {
            long stamp = sl.tryOptimisticRead();
            if (stamp != 0) {
                return reading;
            }
            stamp = sl.readLock();
            try {
                return reading;
            } finally {
                sl.unlockRead(stamp);
            }
        }
    }

    private final Gauge pressure = new Gauge();
    private final CountDownLatch started = new CountDownLatch(1);

    void sample() {
        started.countDown();
        for (int i = 0; i < 300; i++) {
            pressure.record(1000 + Math.sin(i));
        }
    }

    double average(int samples) {
        double sum = 0;
        for (int i = 0; i < samples; i++) {
            sum += pressure.current();
        }
        return sum / samples;
    }

    public static void main(String[] args) throws InterruptedException {
        SensorHub hub = new SensorHub();
        Thread sampler = new Thread(hub::sample, "sampler");
        sampler.start();
        hub.started.await();
        System.out.println("average " + hub.average(100));
        sampler.join();
    }
}
// corpus: unseen26
