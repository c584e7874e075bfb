import java.util.concurrent.Phaser;

public class JacobiStencil {
    static final int N = 66;

    static class Plate {
        final double[][] a = new double[N][N];
        final double[][] b = new double[N][N];
        final double[] change;

        Plate(int workers) {
            change = new double[workers];
            for (int i = 0; i < N; i++) {
                a[0][i] = 100;
                b[0][i] = 100;
            }
        }
    }

    static class Worker implements Runnable {
        private final Plate plate;
        private final Phaser phaser;
        private final int id, lo, hi, steps;

        Worker(Plate plate, Phaser phaser, int id, int lo, int hi, int steps) {
            this.plate = plate;
            this.phaser = phaser;
            this.id = id;
            this.lo = lo;
            this.hi = hi;
            this.steps = steps;
        }

        @Override
        public void run() {
            double[][] src = plate.a;
            double[][] dst = plate.b;
            for (int s = 0; s < steps; s++) {
                double delta = 0;
                for (int i = lo; i < hi; i++) {
                    for (int j = 1; j < N - 1; j++) {
                        double v = (src[i - 1][j] + src[i + 1][j] + src[i][j - 1] + src[i][j + 1]) / 4;
                        delta = Math.max(delta, Math.abs(v - src[i][j]));
                        dst[i][j] = v;
                    }
                }
                plate.change[id] = delta;
                phaser.arriveAndAwaitAdvance();
                double[][] t = src;
                src = dst;
                dst = t;
            }
            phaser.arriveAndDeregister();
        }
    }

    public static void main(String[] args) {
        int workers = 4;
        int steps = 40;
        Plate plate = new Plate(workers);
        Phaser phaser = new Phaser(1);
        int rows = (N - 2) / workers;
        for (int w = 0; w < workers; w++) {
            phaser.register();
            new Thread(new Worker(plate, phaser, w, 1 + w * rows, 1 + (w + 1) * rows, steps)).start();
        }
        for (int s = 0; s <= steps; s++) {
            phaser.arriveAndAwaitAdvance();
        }
        phaser.arriveAndDeregister();
        double max = 0;
        for (double c : plate.change) {
            max = Math.max(max, c);
        }
        double centre = (steps % 2 == 0 ? plate.a : plate.b)[N / 2][N / 2];
        System.out.printf("centre %.4f change %.4f%n", centre, max);
    }
}
