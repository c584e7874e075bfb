// run: scan --only lock-order
// expect: none
// the two holders are locked by identity hash, with a tie lock when the hashes are equal
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class SeatSwapDesk {
    private static final Object TIE = new Object();

    static final class Holder {
        private int seat;
        private int swaps;

        Holder(int seat) {
            this.seat = seat;
        }

        synchronized int seat() {
            return seat;
        }
    }

    void swap(Holder a, Holder b) {
        if (a == b) {
            return;
        }
        int ha = System.identityHashCode(a);
        int hb = System.identityHashCode(b);
        if (ha < hb) {
            lockBoth(a, b);
        } else if (ha > hb) {
            lockBoth(b, a);
        } else {
            synchronized (TIE) {
                lockBoth(a, b);
            }
        }
    }

    private void lockBoth(Holder outer, Holder inner) {
        synchronized (outer) {
            synchronized (inner) {
                int seat = outer.seat;
                outer.seat = inner.seat;
                inner.seat = seat;
                outer.swaps++;
                inner.swaps++;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SeatSwapDesk desk = new SeatSwapDesk();
        List<Holder> holders = Stream.iterate(1, i -> i + 1).limit(8).map(Holder::new).toList();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        IntStream.range(0, 4).forEach(t -> pool.execute(() -> {
            ThreadLocalRandom rnd = ThreadLocalRandom.current();
            for (int i = 0; i < 2_000; i++) {
                desk.swap(holders.get(rnd.nextInt(8)), holders.get(rnd.nextInt(8)));
            }
        }));
        pool.shutdown();
        if (pool.awaitTermination(5, TimeUnit.SECONDS)) {
            System.out.println(holders.stream().mapToInt(Holder::seat).sum());
        }
    }
}
// corpus: unseen15
