// touch() is called from convert() with only the read lock, which two clients hold at the same time; ++ is a write.
// run: scan --only data-race
// expect: data-race field=RateTable.touched
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class RateTable {
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final Map<String, Double> rates = new HashMap<>();
    private int touched;

    private void touch() {
        touched++;
    }

    void put(String currency, double rate) {
        lock.writeLock().lock();
        try {
            rates.put(currency, rate);
            touch();
        } finally {
            lock.writeLock().unlock();
        }
    }

    double convert(String currency, double amount) {
        lock.readLock().lock();
        try {
            touch();
            Double rate = rates.get(currency);
            return rate == null ? Double.NaN : amount * rate;
        } finally {
            lock.readLock().unlock();
        }
    }

    int touched() {
        lock.readLock().lock();
        try {
            return touched;
        } finally {
            lock.readLock().unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        RateTable table = new RateTable();
        table.put("USD", 1.08);
        Runnable client = () -> {
            double sum = 0;
            for (int i = 0; i < 500; i++) {
                sum += table.convert("USD", i);
            }
            System.out.println(Thread.currentThread().getName() + " " + sum);
        };
        Thread a = new Thread(client, "client-a");
        Thread b = new Thread(client, "client-b");
        a.start();
        b.start();
        table.put("CHF", 0.95);
        a.join();
        b.join();
        System.out.println("touched " + table.touched());
    }
}
// corpus: unseen26
