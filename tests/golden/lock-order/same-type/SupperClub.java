// run: scan --only lock-order
// expect: lock-order
// each guest takes the left fork and then the right one: a ring of waiting
public class SupperClub {
    static final class Fork {
        private int uses;

        void use() {
            uses++;
        }
    }

    static final class Guest implements Runnable {
        private final Fork left;
        private final Fork right;
        private int meals;

        Guest(Fork left, Fork right) {
            this.left = left;
            this.right = right;
        }

        @Override
        public void run() {
            for (int i = 0; i < 10_000; i++) {
                synchronized (left) {
                    left.use();
                    dine();
                }
            }
        }

        private void dine() {
            synchronized (right) {
                right.use();
                meals++;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 5;
        Fork[] forks = new Fork[n];
        for (int i = 0; i < n; i++) {
            forks[i] = new Fork();
        }
        Guest[] guests = new Guest[n];
        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            guests[i] = new Guest(forks[i], forks[(i + 1) % n]);
            threads[i] = new Thread(guests[i], "guest-" + i);
            threads[i].start();
        }
        int total = 0;
        for (int i = 0; i < n; i++) {
            threads[i].join();
            total += guests[i].meals;
        }
        System.out.println(total);
    }
}
// corpus: unseen16
