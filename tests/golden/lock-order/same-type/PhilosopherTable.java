// run: scan --only lock-order
// expect: lock-order
// every diner takes its left fork and then its right one, so five diners form a ring of held forks
public class PhilosopherTable {
    static final class Fork {
        private int uses;

        void touch() {
            uses++;
        }
    }

    static final class Philosopher extends Thread {
        private final Fork left;
        private final Fork right;
        private int meals;

        Philosopher(String name, Fork left, Fork right) {
            super(name);
            this.left = left;
            this.right = right;
        }

        @Override
        public void run() {
            for (int i = 0; i < 5000; i++) {
                synchronized (left) {
                    synchronized (right) {
                        left.touch();
                        right.touch();
                        meals++;
                    }
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int n = 5;
        Fork[] forks = new Fork[n];
        for (int i = 0; i < n; i++) {
            forks[i] = new Fork();
        }
        Philosopher[] all = new Philosopher[n];
        for (int i = 0; i < n; i++) {
            all[i] = new Philosopher("p" + i, forks[i], forks[(i + 1) % n]);
            all[i].start();
        }
        for (Philosopher p : all) {
            p.join();
            System.out.println(p.getName() + " ate " + p.meals);
        }
    }
}
// corpus: unseen14
