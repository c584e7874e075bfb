// run: scan --only lock-order
// expect: none
// The last philosopher picks up the forks in the other order, so every philosopher takes the fork with the lower index first.
public class PhilosophersLefty {
    static class Fork {
        int uses;
    }

    static class Philosopher implements Runnable {
        private final Fork first;
        private final Fork second;

        Philosopher(Fork first, Fork second) {
            this.first = first;
            this.second = second;
        }

        @Override
        public void run() {
            for (int i = 0; i < 1000; i++) {
                synchronized (first) {
                    synchronized (second) {
                        first.uses++;
                        second.uses++;
                    }
                }
            }
        }
    }

    public static void main(String[] args) {
        Fork f0 = new Fork();
        Fork f1 = new Fork();
        Fork f2 = new Fork();
        new Thread(new Philosopher(f0, f1), "Plato").start();
        new Thread(new Philosopher(f1, f2), "Kant").start();
        // the last one would be (f2, f0)
        new Thread(new Philosopher(f0, f2), "Hume").start();
    }
}
// corpus: unseen
