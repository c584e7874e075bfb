// run: scan --only lock-order
// expect: lock-order locks=PhilosophersBad$Fork,PhilosophersBad$Fork
// Five philosophers, five forks, left before right.
public class PhilosophersBad {
    static class Fork { int uses; }
    static class Philosopher extends Thread {
        private final Fork left, right;
        Philosopher(Fork l, Fork r) { left = l; right = r; }
        @Override public void run() {
            for (int i = 0; i < 100000; i++) {
                synchronized (left) { synchronized (right) { left.uses++; right.uses++; } }
            }
        }
    }

    public static void main(String[] args) {
        Fork[] f = new Fork[5];
        for (int i = 0; i < 5; i++) f[i] = new Fork();
        for (int i = 0; i < 5; i++) new Philosopher(f[i], f[(i + 1) % 5]).start();
    }
}
