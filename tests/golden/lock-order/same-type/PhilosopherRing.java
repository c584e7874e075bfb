// run: scan --only lock-order
// expect: none
// each diner takes the fork with the lower number first, so no ring of held forks can form
import java.util.concurrent.atomic.AtomicInteger;

public class PhilosopherRing {
    static final class Fork {
        private int uses;

        void touch() {
            uses++;
        }
    }

    static final class Philosopher extends Thread {
        private final Fork first;
        private final Fork second;
        private final AtomicInteger meals;

        Philosopher(Fork[] forks, int seat, AtomicInteger meals) {
            int left = seat;
            int right = (seat + 1) % forks.length;
            this.first = forks[Math.min(left, right)];
            this.second = forks[Math.max(left, right)];
            this.meals = meals;
        }

        @Override
        public void run() {
            for (int i = 0; i < 2000; i++) {
                synchronized (first) {
                    synchronized (second) {
                        first.touch();
                        second.touch();
                        meals.incrementAndGet();
                    }
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Fork[] forks = new Fork[5];
        for (int i = 0; i < forks.length; i++) {
            forks[i] = new Fork();
        }
        AtomicInteger meals = new AtomicInteger();
        Philosopher[] all = new Philosopher[forks.length];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Philosopher(forks, i, meals);
            all[i].start();
        }
        for (Philosopher p : all) {
            p.join();
        }
        System.out.println(meals.get());
    }
}
// corpus: unseen14
