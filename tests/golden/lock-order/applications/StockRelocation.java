// withBoth(a, b) locks its arguments in call order; the two forklifts move between the same bins in opposite directions concurrently.
// run: scan --only lock-order --min-severity medium
// expect: lock-order
// corpus: unseen30
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

public class StockRelocation {

    static final class Bin<T> {
        private final T content;
        private final Lock lock = new ReentrantLock();
        private int quantity;

        Bin(T content, int quantity) {
            this.content = content;
            this.quantity = quantity;
        }

        Lock lock() {
            return lock;
        }
    }

    static <R> R withBoth(Lock first, Lock second, Supplier<R> body) {
        first.lock();
        try {
            second.lock();
            try {
                return body.get();
            } finally {
                second.unlock();
            }
        } finally {
            first.unlock();
        }
    }

    static <T> int move(Bin<T> from, Bin<T> to, int count) {
        return withBoth(from.lock(), to.lock(), () -> {
            int moved = Math.min(count, from.quantity);
            from.quantity -= moved;
            to.quantity += moved;
            return moved;
        });
    }

    public static void main(String[] args) throws InterruptedException {
        Bin<String> ground = new Bin<>("bolts M8", 500);
        Bin<String> upper = new Bin<>("bolts M8", 20);
        Thread up = new Thread(() -> System.out.println("up " + move(ground, upper, 100)));
        Thread down = new Thread(() -> System.out.println("down " + move(upper, ground, 15)));
        up.start();
        down.start();
        up.join();
        down.join();
        System.out.println(ground.content + ": " + ground.quantity + "/" + upper.quantity);
    }
}
