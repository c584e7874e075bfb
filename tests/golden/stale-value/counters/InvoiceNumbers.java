// run: scan --only stale-value
// expect: stale-value
// next read by peek(), advanced later by advance(n), two invoices with one number
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class InvoiceNumbers {
    private final Lock lock = new ReentrantLock();
    private final Map<Integer, String> issued = new HashMap<>();
    private int next = 1;

    private int peek() {
        lock.lock();
        try { return next; } finally { lock.unlock(); }
    }

    private void advance(int used, String customer) {
        lock.lock();
        try {
            issued.put(used, customer);
            next = used + 1;
        } finally { lock.unlock(); }
    }

    public int create(String customer) {
        int no = peek();
        advance(no, customer);
        return no;
    }

    public String customer(int no) {
        lock.lock();
        try { return issued.get(no); } finally { lock.unlock(); }
    }
}
// corpus: unseen
