// run: scan --only stale-value
// expect: stale-value
// the dialler asks the ledger for the number of open sockets and then opens one, two lock sections of the ledger: the limit is overrun
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

interface SocketLedger {
    int open();

    void opened();

    void closed();
}

class CountingLedger implements SocketLedger {
    private int open;
    private int highest;

    @Override
    public synchronized int open() {
        return open;
    }

    @Override
    public synchronized void opened() {
        open++;
        highest = Math.max(highest, open);
    }

    @Override
    public synchronized void closed() {
        open--;
    }

    synchronized int highest() {
        return highest;
    }
}

class Dialler {
    private final SocketLedger ledger;
    private final int limit;
    private final AtomicInteger refused = new AtomicInteger();

    Dialler(SocketLedger ledger, int limit) {
        this.ledger = ledger;
        this.limit = limit;
    }

    void dial(Runnable call) {
        if (ledger.open() >= limit) {
            refused.incrementAndGet();
            return;
        }
        ledger.opened();
        try {
            call.run();
        } finally {
            ledger.closed();
        }
    }

    int refused() {
        return refused.get();
    }
}

public class SocketBudget {
    public static void main(String[] args) throws InterruptedException {
        CountingLedger ledger = new CountingLedger();
        Dialler dialler = new Dialler(ledger, 3);
        ExecutorService pool = Executors.newFixedThreadPool(10);
        for (int i = 0; i < 5_000; i++) {
            pool.execute(() -> dialler.dial(Thread::yield));
        }
        pool.shutdown();
        pool.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println("highest " + ledger.highest() + " refused " + dialler.refused());
    }
}
// corpus: unseen17
