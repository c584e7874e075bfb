// run: scan --only lock-order
// expect: none
// A semaphore lets in one philosopher less than there are forks.
import java.util.concurrent.*;
public class SemRoomOk {
    static final Semaphore seats = new Semaphore(4);
    static final Object[] forks = new Object[5];
    static {
        for (int i = 0; i < 5; i++) forks[i] = new Object();
    }
    static int n;
    static void dine(int i) throws InterruptedException {
        seats.acquire();
        try {
            synchronized (forks[i]) {
                synchronized (forks[(i + 1) % 5]) { n++; }
            }
        } finally { seats.release(); }
    }
    public static void main(String[] z) {
        for (int i = 0; i < 5; i++) {
            int k = i;
            new Thread(() -> {
                try {
                    dine(k);
                } catch (InterruptedException e) {}
            }).start();
        }
    }
}
