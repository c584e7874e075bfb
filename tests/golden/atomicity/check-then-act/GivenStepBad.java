// run: scan --only atomicity
// expect: atomicity method=GivenStepBad.reserve line=here
// A helper of the stock takes the lock and runs what it is given: asking and taking are two runs.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

public class GivenStepBad {
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
            return under(() -> amounts.merge(item, -1, Integer::sum) != null);
        }

        boolean add(String item) {
            return under(() -> amounts.put(item, 1) == null);
        }
    }

    private final Stock stock;
    private int reserved;

    GivenStepBad(Stock stock) {
        this.stock = stock;
    }

    synchronized void reserve(String item) {
        if (stock.has(item)) {
            stock.take(item); // <- here
            reserved++;
        }
    }

    public static void main(String[] args) {
        Stock stock = new Stock();
        stock.add("lamp");
        for (int i = 0; i < 2; i++) {
            GivenStepBad desk = new GivenStepBad(stock);
            new Thread(() -> desk.reserve("lamp")).start();
        }
    }
}
