// Each balance only under its own account's lock (both in order for a transfer, all for the total).
// run: scan --only data-race
// expect: data-race field=FP_TransferHub.balances[]
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class FP_TransferHub {
    private final long[] balances;
    private final Lock[] locks;
    private final LongAdder declined = new LongAdder();

    FP_TransferHub(int accounts, long initial) {
        balances = new long[accounts];
        locks = new Lock[accounts];
        for (int i = 0; i < accounts; i++) {
            balances[i] = initial;
            locks[i] = new ReentrantLock();
        }
    }

    void transfer(int from, int to, long cents) {
        if (from == to) {
            return;
        }
        Lock first = locks[Math.min(from, to)];
        Lock second = locks[Math.max(from, to)];
        first.lock();
        try {
            second.lock();
            try {
                move(from, to, cents);
            } finally {
                second.unlock();
            }
        } finally {
            first.unlock();
        }
    }

    private void move(int from, int to, long cents) {
        if (balances[from] < cents) {
            declined.increment();
            return;
        }
        balances[from] -= cents;
        balances[to] += cents;
    }

    long balance(int account) {
        locks[account].lock();
        try {
            return balances[account];
        } finally {
            locks[account].unlock();
        }
    }

    long total() {
        for (Lock l : locks) {
            l.lock();
        }
        try {
            long sum = 0;
            for (long b : balances) {
                sum += b;
            }
            return sum;
        } finally {
            for (Lock l : locks) {
                l.unlock();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        FP_TransferHub hub = new FP_TransferHub(6, 10_000);
        List<Thread> clerks = new ArrayList<>();
        for (int c = 0; c < 3; c++) {
            final int seed = c;
            Thread t = new Thread(() -> {
                Random rnd = new Random(seed);
                for (int i = 0; i < 500; i++) {
                    hub.transfer(rnd.nextInt(6), rnd.nextInt(6), rnd.nextInt(400));
                }
            });
            clerks.add(t);
            t.start();
        }
        System.out.println("mid-run total " + hub.total() + " acct0 known " + (hub.balance(0) >= 0));
        for (Thread t : clerks) {
            t.join();
        }
        System.out.println("total " + hub.total());
    }
}
// corpus: unseen27
