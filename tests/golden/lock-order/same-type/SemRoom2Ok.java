// run: scan --only lock-order
// expect: none
// The same, with a table that has the semaphore.
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
public class SemRoom2Ok {
    static class Table {
        private final Semaphore room;
        Table(int n) { room = new Semaphore(n - 1); }
        void sit() throws InterruptedException { room.acquire(); }
        void leave() { room.release(); }
    }
    static class Phil implements Runnable {
        private final Lock left, right;
        private final Table t;
        int n;
        Phil(Lock l, Lock r, Table t) {
            left = l;
            right = r;
            this.t = t;
        }
        public void run() {
            try {
                for (int i = 0; i < 100; i++) {
                    t.sit();
                    left.lock();
                    try {
                        right.lock();
                        try {
                            n++;
                        } finally { right.unlock(); }
                    } finally { left.unlock(); }
                    t.leave();
                }
            } catch (InterruptedException e) {}
        }
    }
    public static void main(String[] z) {
        int N = 5;
        Lock[] f = new Lock[N];
        for (int i = 0; i < N; i++) f[i] = new ReentrantLock();
        Table t = new Table(N);
        for (int i = 0; i < N; i++) new Thread(new Phil(f[i], f[(i + 1) % N], t)).start();
    }
}
