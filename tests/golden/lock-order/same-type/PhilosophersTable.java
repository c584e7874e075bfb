// run: scan --only lock-order
// expect: lock-order
// classic dining philosophers, each takes the left fork first
import java.util.Random;

public class PhilosophersTable {
    static class Fork {
        private int uses;
        void use() { uses++; }
    }
    static class Philosopher implements Runnable {
        private final String name;
        private final Fork left, right;
        private final Object waiter;
        private final Random rnd = new Random();
        Philosopher(String name, Fork left, Fork right, Object waiter) {
            this.name = name; this.left = left; this.right = right; this.waiter = waiter;
        }
        private void pause() throws InterruptedException { Thread.sleep(rnd.nextInt(5)); }
        private void eat() throws InterruptedException {
            synchronized (left) {
                left.use();
                synchronized (right) {
                    right.use();
                    System.out.println(name + " eats");
                    pause();
                }
            }
        }
        @Override public void run() {
            try {
                while (!Thread.currentThread().isInterrupted()) {
                    pause();
                    eat();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
    public static void main(String[] args) {
        final int n = 5;
        Fork[] forks = new Fork[n];
        Object waiter = new Object();
        for (int i = 0; i < n; i++) forks[i] = new Fork();
        for (int i = 0; i < n; i++)
            new Thread(new Philosopher("P" + i, forks[i], forks[(i + 1) % n], waiter)).start();
    }
}
// corpus: unseen
