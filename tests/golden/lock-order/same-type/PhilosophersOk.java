// run: scan --only lock-order
// expect: none
// The fork with the smaller number is taken first.
public class PhilosophersOk {
    static class Fork {
        final int number;
        int uses;
        Fork(int n) { number = n; }
    }
    static class Philosopher extends Thread {
        private final Fork first, second;
        Philosopher(Fork l, Fork r) {
            first = l.number < r.number ? l : r;
            second = l.number < r.number ? r : l;
        }
        @Override public void run() {
            for (int i = 0; i < 100000; i++) {
                synchronized (first) { synchronized (second) { first.uses++; second.uses++; } }
            }
        }
    }

    public static void main(String[] args) {
        Fork[] f = new Fork[5];
        for (int i = 0; i < 5; i++) f[i] = new Fork(i);
        for (int i = 0; i < 5; i++) new Philosopher(f[i], f[(i + 1) % 5]).start();
    }
}
