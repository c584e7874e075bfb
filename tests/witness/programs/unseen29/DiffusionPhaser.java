import java.util.concurrent.Phaser;

/** Ink diffusing in a dish, with a Phaser that separates computing from copying. */
public class DiffusionPhaser {
    private final double[] dish;
    private final double[] draft;
    private final Phaser phases = new Phaser();
    private final int rounds;

    DiffusionPhaser(int cells, int rounds) {
        dish = new double[cells];
        draft = new double[cells];
        dish[cells / 2] = 1000;
        this.rounds = rounds;
    }

    private class Region implements Runnable {
        private final int lo;
        private final int hi;
        private double lastSum;

        Region(int lo, int hi) {
            this.lo = lo;
            this.hi = hi;
            phases.register();
        }

        @Override
        public void run() {
            for (int r = 0; r < rounds; r++) {
                spread();
                phases.arriveAndAwaitAdvance();
                commit();
                phases.arriveAndAwaitAdvance();
            }
            phases.arriveAndDeregister();
        }

        private void spread() {
            for (int i = lo; i < hi; i++) {
                double left = i == 0 ? dish[i] : dish[i - 1];
                double right = i == dish.length - 1 ? dish[i] : dish[i + 1];
                draft[i] = dish[i] / 2 + (left + right) / 4;
            }
        }

        private void commit() {
            double sum = 0;
            for (int i = lo; i < hi; i++) {
                dish[i] = draft[i];
                sum += dish[i];
            }
            lastSum = sum;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int workers = 4;
        int cells = 100;
        DiffusionPhaser sim = new DiffusionPhaser(cells, 200);
        Region[] regions = new Region[workers];
        for (int w = 0; w < workers; w++) {
            regions[w] = sim.new Region(w * cells / workers, (w + 1) * cells / workers);
        }
        Thread[] threads = new Thread[workers];
        for (int w = 0; w < workers; w++) {
            threads[w] = new Thread(regions[w]);
            threads[w].start();
        }
        double total = 0;
        for (int w = 0; w < workers; w++) {
            threads[w].join();
            total += regions[w].lastSum;
        }
        System.out.printf("total %.3f centre %.3f%n", total, sim.dish[cells / 2]);
    }
}
