// run: scan --only lock-order
// expect: lock-order locks=java.util.concurrent.locks.ReentrantLock,java.util.concurrent.locks.ReentrantLock severity=high
// Forks with pick and drop around a private lock, in a ring.
import java.util.concurrent.locks.*;
public class LockClassForksBad {
    static class Fork {
        private final Lock lock = new ReentrantLock();
        void pick() { lock.lock(); }
        void drop() { lock.unlock(); }
    }
    static class Phil extends Thread {
        final Fork l, r;
        int n;
        Phil(Fork l, Fork r) {
            this.l = l;
            this.r = r;
        }
        public void run() {
            l.pick();
            r.pick();
            n++;
            r.drop();
            l.drop();
        }
    }
    public static void main(String[] z) {
        Fork[] f = new Fork[5];
        for (int i = 0; i < 5; i++) f[i] = new Fork();
        for (int i = 0; i < 5; i++) new Phil(f[i], f[(i + 1) % 5]).start();
    }
}
