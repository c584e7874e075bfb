// Sampler threads write latest[i] while the reporter thread reads all elements with no lock or order.
// run: scan --only data-race --min-severity medium
// expect: data-race field=SensorGrid.latest[]
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

public class SensorGrid {
    private final double[] latest;
    private final AtomicBoolean stop = new AtomicBoolean();

    SensorGrid(int n) {
        latest = new double[n];
    }

    class Sampler extends Thread {
        private final int slot;
        private double phase;

        Sampler(int slot) {
            this.slot = slot;
        }

        @Override
        public void run() {
            for (int i = 0; i < 400; i++) {
                phase += 0.05 * (slot + 1);
                publish(Math.sin(phase));
            }
        }

        private void publish(double v) {
            latest[slot] = v;
        }
    }

    class Reporter extends Thread {
        private double maximum = -1;

        @Override
        public void run() {
            while (!stop.get()) {
                maximum = Math.max(maximum, average());
                Thread.yield();
            }
        }

        private double average() {
            double s = 0;
            for (int i = 0; i < latest.length; i++) {
                s += latest[i];
            }
            return s / latest.length;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SensorGrid g = new SensorGrid(4);
        Reporter r = g.new Reporter();
        r.start();
        List<Sampler> samplers = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Sampler s = g.new Sampler(i);
            samplers.add(s);
            s.start();
        }
        for (Sampler s : samplers) {
            s.join();
        }
        g.stop.set(true);
        r.join();
        System.out.println(r.maximum);
    }
}
