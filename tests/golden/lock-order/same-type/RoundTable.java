// run: scan --only lock-order
// expect: none
// every diner takes the chopstick with the smaller index first
public class RoundTable {
    static final class Chopstick {
        private int uses;

        void use() {
            uses++;
        }
    }

    static final class Diner implements Runnable {
        private final Chopstick first;
        private final Chopstick second;
        private int meals;

        Diner(Chopstick[] all, int a, int b) {
            this.first = all[Math.min(a, b)];
            this.second = all[Math.max(a, b)];
        }

        @Override
        public void run() {
            for (int i = 0; i < 10_000; i++) {
                synchronized (first) {
                    synchronized (second) {
                        first.use();
                        second.use();
                        meals++;
                    }
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int n = 5;
        Chopstick[] sticks = new Chopstick[n];
        for (int i = 0; i < n; i++) {
            sticks[i] = new Chopstick();
        }
        Diner[] diners = new Diner[n];
        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            diners[i] = new Diner(sticks, i, (i + 1) % n);
            threads[i] = new Thread(diners[i]);
            threads[i].start();
        }
        int total = 0;
        for (int i = 0; i < n; i++) {
            threads[i].join();
            total += diners[i].meals;
        }
        System.out.println(total);
    }
}
// corpus: unseen16
