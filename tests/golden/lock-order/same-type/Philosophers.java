// run: scan --only lock-order
// expect: lock-order
// Five philosophers each take the left fork and then the right fork; all taking the left first is a cycle of five locks.
public class Philosophers {
    static class Fork {
        int uses;
    }

    static class Philosopher implements Runnable {
        private final int id;
        private final Fork left;
        private final Fork right;

        Philosopher(int id, Fork left, Fork right) {
            this.id = id;
            this.left = left;
            this.right = right;
        }

        private void think() throws InterruptedException {
            Thread.sleep(id);
        }

        private void eat() {
            left.uses++;
            right.uses++;
        }

        @Override
        public void run() {
            try {
                for (int i = 0; i < 100; i++) {
                    think();
                    synchronized (left) {
                        synchronized (right) {
                            eat();
                        }
                    }
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    public static void main(String[] args) {
        Fork[] forks = new Fork[5];
        for (int i = 0; i < forks.length; i++) {
            forks[i] = new Fork();
        }
        for (int i = 0; i < forks.length; i++) {
            Fork l = forks[i];
            Fork r = forks[(i + 1) % forks.length];
            new Thread(new Philosopher(i, l, r), "Philosopher " + i).start();
        }
    }
}
// corpus: unseen
