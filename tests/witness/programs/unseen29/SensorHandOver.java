import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** A probe measures, a filter smooths, an archive stores: three stages with queues between. */
public class SensorHandOver {

    static class Reading {
        private final String sensor;
        private double value;

        Reading(String sensor) {
            this.sensor = sensor;
        }

        void set(double v) {
            value = v;
        }

        double get() {
            return value;
        }
    }

    record Smoothed(String sensor, double mean, boolean last) { }

    static class Probe implements Runnable {
        private final BlockingQueue<Reading> out;
        private final int samples;

        Probe(BlockingQueue<Reading> out, int samples) {
            this.out = out;
            this.samples = samples;
        }

        @Override
        public void run() {
            Reading reading = new Reading("t1");
            try {
                for (int i = 0; i < samples; i++) {
                    reading.set(20 + Math.sin(i / 10.0));
                    out.put(reading);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    static class Filter implements Runnable {
        private final BlockingQueue<Reading> in;
        private final BlockingQueue<Smoothed> out;
        private final int samples;

        Filter(BlockingQueue<Reading> in, BlockingQueue<Smoothed> out, int samples) {
            this.in = in;
            this.out = out;
            this.samples = samples;
        }

        @Override
        public void run() {
            double mean = 0;
            try {
                for (int i = 0; i < samples; i++) {
                    Reading r = in.take();
                    mean = mean * 0.9 + r.get() * 0.1;
                    out.put(new Smoothed(r.sensor, mean, i == samples - 1));
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<Reading> raw = new ArrayBlockingQueue<>(8);
        BlockingQueue<Smoothed> smooth = new ArrayBlockingQueue<>(8);
        Thread probe = new Thread(new Probe(raw, 200), "probe");
        Thread filter = new Thread(new Filter(raw, smooth, 200), "filter");
        probe.start();
        filter.start();
        Smoothed s;
        int stored = 0;
        do {
            s = smooth.take();
            stored++;
        } while (!s.last());
        probe.join();
        filter.join();
        System.out.printf("%d stored, final mean of %s: %.3f%n", stored, s.sensor(), s.mean());
    }
}
