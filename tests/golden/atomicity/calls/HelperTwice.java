// run: scan --only atomicity
// expect: atomicity
// two private helpers each lock the shared sensor while the hub's monitor is held
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class HelperTwice {
    static class Sensor {
        private int raw;
        private int scale = 1;
        private final Object mutex = new Object();
    }
    static class Hub {
        private final Object hubLock = new Object();
        private final Sensor sensor;
        private long total;
        Hub(Sensor s) { sensor = s; }
        private int raw(Sensor s) {
            synchronized (s) { return s.raw; }
        }
        private int scale(Sensor s) {
            synchronized (s) { return s.scale; }
        }
        void sample(Sensor s) {
            synchronized (hubLock) {
                int r = raw(s);
                int c = scale(s);
                total += (long) r * c;
            }
        }
        long total() {
            synchronized (hubLock) { return total; }
        }
    }
    static void calibrate(Sensor s, int raw, int scale) {
        synchronized (s) {
            s.raw = raw;
            s.scale = scale;
        }
    }
    public static void main(String[] args) {
        Sensor s = new Sensor();
        Hub hub = new Hub(s);
        ExecutorService ex = Executors.newFixedThreadPool(2);
        ex.submit(() -> {
            for (int i = 0; i < 100; i++) hub.sample(s);
        });
        ex.submit(() -> {
            for (int i = 0; i < 100; i++) calibrate(s, i, 100 - i);
        });
        ex.shutdown();
        System.out.println(hub.total());
    }
}
// corpus: unseen
