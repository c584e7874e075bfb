// run: scan --only lock-order
// expect: lock-order
// move(from, to) takes locks[from] then locks[to] in argument order; move(1,2) and move(2,1) block each other
import java.util.Random;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

public class BinTransferService {
    private final ReentrantLock[] locks;
    private final int[] units;

    BinTransferService(int bins, int initial) {
        locks = IntStream.range(0, bins).mapToObj(i -> new ReentrantLock()).toArray(ReentrantLock[]::new);
        units = new int[bins];
        java.util.Arrays.fill(units, initial);
    }

    private boolean withBins(int first, int second, BooleanSupplier body) {
        ReentrantLock a = locks[first];
        ReentrantLock b = locks[second];
        a.lock();
        try {
            b.lock();
            try {
                return body.getAsBoolean();
            } finally {
                b.unlock();
            }
        } finally {
            a.unlock();
        }
    }

    boolean move(int from, int to, int n) {
        if (from == to) {
            return false;
        }
        return withBins(from, to, () -> {
            if (units[from] < n) {
                return false;
            }
            units[from] -= n;
            units[to] += n;
            return true;
        });
    }

    public static void main(String[] args) throws InterruptedException {
        BinTransferService svc = new BinTransferService(4, 1000);
        Thread[] pickers = new Thread[4];
        for (int t = 0; t < pickers.length; t++) {
            Random rnd = new Random(t);
            pickers[t] = new Thread(() -> {
                for (int i = 0; i < 10_000; i++) {
                    svc.move(rnd.nextInt(4), rnd.nextInt(4), 1 + rnd.nextInt(3));
                }
            });
            pickers[t].start();
        }
        for (Thread t : pickers) {
            t.join();
        }
    }
}
// corpus: unseen12
