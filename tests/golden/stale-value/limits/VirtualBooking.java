// run: scan --only stale-value
// jdk: 25
// expect: none
// the seat is tested and assigned under one lock
import java.util.concurrent.Executors;
import java.util.concurrent.locks.ReentrantLock;

public class VirtualBooking {
    private final ReentrantLock lock = new ReentrantLock();
    private final String[] seats = new String[20];

    boolean book(int seat, String who) {
        lock.lock();
        try {
            if (seats[seat] != null) return false;
            seats[seat] = who;
            return true;
        } finally { lock.unlock(); }
    }

    public static void main(String[] args) {
        var b = new VirtualBooking();
        try (var ex = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 100; i++) {
                int k = i;
                ex.submit(() -> b.book(k % 20, "g" + k));
            }
        }
    }
}
// corpus: unseen
