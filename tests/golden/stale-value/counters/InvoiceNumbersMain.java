// run: scan --only stale-value
// expect: stale-value
// jdk: 25
// InvoiceNumbers.next reads the last number under the lock in current() and stores last+1 under the lock in store(); two virtual threads hand out the same invoice number.
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.ReentrantLock;

record Invoice(long number, String customer) { }

class InvoiceNumbers {
    private final ReentrantLock lock = new ReentrantLock();
    private long last;

    private long current() {
        lock.lock();
        try {
            return last;
        } finally {
            lock.unlock();
        }
    }

    private void store(long n) {
        lock.lock();
        try {
            last = n;
        } finally {
            lock.unlock();
        }
    }

    long next() {
        var n = current() + 1;
        store(n);
        return n;
    }
}

class Billing {
    private final InvoiceNumbers numbers = new InvoiceNumbers();
    private final Set<Long> issued = ConcurrentHashMap.newKeySet();

    Invoice bill(String customer) {
        var i = new Invoice(numbers.next(), customer);
        if (!issued.add(i.number())) {
            System.err.println("duplicate invoice " + i);
        }
        return i;
    }

    int issued() { return issued.size(); }
}

public class InvoiceNumbersMain {
    public static void main(String[] args) {
        Billing billing = new Billing();
        try (var ex = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 5_000; i++) {
                String c = "customer-" + i;
                ex.submit(() -> billing.bill(c));
            }
        }
        System.out.println(billing.issued() + " numbers for 5000 invoices");
    }
}
// corpus: unseen
