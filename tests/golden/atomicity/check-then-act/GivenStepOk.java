// run: scan --only atomicity
// expect: none
// A helper of the stock takes the lock and runs what it is given: the second run asks again, and its answer decides.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

public class GivenStepOk {
    static final class Stock {
        private final Map<String, Integer> amounts = new HashMap<>();
        private final ReentrantLock lock = new ReentrantLock();

        private boolean under(BooleanSupplier step) {
            lock.lock();
            try {
                return step.getAsBoolean();
            } finally {
                lock.unlock();
            }
        }

        boolean has(String item) {
            return under(() -> amounts.containsKey(item));
        }

        boolean take(String item) {
            return under(() -> amounts.remove(item) != null);
        }

        boolean add(String item) {
            return under(() -> amounts.put(item, 1) == null);
        }
    }

    private final Stock stock;
    private int reserved;

    GivenStepOk(Stock stock) {
        this.stock = stock;
    }

    synchronized void reserve(String item) {
        if (stock.has(item) && stock.take(item)) {
            reserved++;
        }
    }

    public static void main(String[] args) {
        Stock stock = new Stock();
        stock.add("lamp");
        for (int i = 0; i < 2; i++) {
            GivenStepOk desk = new GivenStepOk(stock);
            new Thread(() -> desk.reserve("lamp")).start();
        }
    }
}
