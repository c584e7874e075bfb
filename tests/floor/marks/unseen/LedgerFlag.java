import java.util.concurrent.locks.ReentrantLock;

/** A ledger that can be built without locking, though this program never does. */
public class LedgerFlag {
    private final ReentrantLock lock = new ReentrantLock();
    private final boolean threadSafe;
    private long balance;
    private int audits;

    LedgerFlag() {
        this(true);
    }

    private LedgerFlag(boolean threadSafe) {
        this.threadSafe = threadSafe;
    }

    void post(long amount) {
        if (threadSafe) {
            lock.lock();
        }
        try {
            balance += amount; // @post held: lock, not parallel: post
        } finally {
            if (threadSafe) {
                lock.unlock();
            }
        }
    }

    void audit(boolean exclusive) {
        if (exclusive) {
            lock.lock();
        }
        try {
            audits++; // @audit not held: lock, parallel: audit, parallel: post
        } finally {
            if (exclusive) {
                lock.unlock();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LedgerFlag ledger = new LedgerFlag(); // shared
        Runnable clerk = () -> {
            ledger.post(5);
            ledger.audit(false);
        };
        Thread a = new Thread(clerk);
        Thread b = new Thread(clerk);
        a.start();
        b.start();
        ledger.audit(true);
        a.join();
        b.join();
        System.out.println(ledger.balance + ledger.audits);
    }
}
