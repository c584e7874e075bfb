// run: scan --only lock-order
// expect: none
// the second lock is only tried for; on failure the first is released and the step is repeated after a random pause
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class WaferSwap {
    static final class Carrier {
        final ReentrantLock door = new ReentrantLock();
        int wafers;

        Carrier(int wafers) {
            this.wafers = wafers;
        }
    }

    static boolean attempt(Carrier from, Carrier to) {
        if (!from.door.tryLock()) {
            return false;
        }
        try {
            if (!to.door.tryLock()) {
                return false;
            }
            try {
                if (from.wafers > 0) {
                    from.wafers--;
                    to.wafers++;
                }
                return true;
            } finally {
                to.door.unlock();
            }
        } finally {
            from.door.unlock();
        }
    }

    static void swap(Carrier from, Carrier to) throws InterruptedException {
        while (!attempt(from, to)) {
            TimeUnit.MICROSECONDS.sleep(ThreadLocalRandom.current().nextInt(1, 50));
        }
    }

    private static Thread mover(Carrier from, Carrier to) {
        return new Thread(() -> {
            try {
                for (int i = 0; i < 1000; i++) {
                    swap(from, to);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    public static void main(String[] args) throws InterruptedException {
        Carrier left = new Carrier(500);
        Carrier right = new Carrier(500);
        Thread a = mover(left, right);
        Thread b = mover(right, left);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(left.wafers + right.wafers);
    }
}
// corpus: unseen14
