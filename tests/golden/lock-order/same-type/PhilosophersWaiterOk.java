// run: scan --only lock-order
// expect: none
// A waiter, one for all, is asked before the forks are taken.
public class PhilosophersWaiterOk {
    static class Fork { int uses; }
    static final Object WAITER = new Object();
    static class Philosopher extends Thread {
        private final Fork left, right;
        Philosopher(Fork l, Fork r) { left = l; right = r; }
        @Override public void run() {
            for (int i = 0; i < 100000; i++) {
                synchronized (WAITER) {
                    synchronized (left) { synchronized (right) { left.uses++; right.uses++; } }
                }
            }
        }
    }

    public static void main(String[] args) {
        Fork[] f = new Fork[3];
        for (int i = 0; i < 3; i++) f[i] = new Fork();
        for (int i = 0; i < 3; i++) new Philosopher(f[i], f[(i + 1) % 3]).start();
    }
}
