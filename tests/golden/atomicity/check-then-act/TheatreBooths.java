// run: scan --only atomicity
// expect: none
// suggest() is only a hint; claim() tests the seat again in one step and the booth tries the next seat when it says no
import java.util.BitSet;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class TheatreBooths {
    static final class Stalls {
        private final BitSet taken = new BitSet();
        private final int seats;

        Stalls(int seats) {
            this.seats = seats;
        }

        synchronized int suggest() {
            int s = taken.nextClearBit(0);
            return s < seats ? s : -1;
        }

        synchronized boolean claim(int seat) {
            if (taken.get(seat)) {
                return false;
            }
            taken.set(seat);
            return true;
        }
    }

    static final class Booth implements Callable<Integer> {
        private final Stalls stalls;
        private final Object till = new Object();
        private int tickets;

        Booth(Stalls stalls) {
            this.stalls = stalls;
        }

        private boolean sell() {
            synchronized (till) {
                for (int seat = stalls.suggest(); seat >= 0; seat = stalls.suggest()) {
                    if (stalls.claim(seat)) {
                        tickets++;
                        return true;
                    }
                }
                return false;
            }
        }

        @Override
        public Integer call() {
            boolean open = true;
            while (open) {
                open = sell();
            }
            synchronized (till) {
                return tickets;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Stalls stalls = new Stalls(2_000);
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<Integer> a = pool.submit(new Booth(stalls));
        Future<Integer> b = pool.submit(new Booth(stalls));
        System.out.println("sold " + (a.get() + b.get()) + " of 2000");
        pool.shutdown();
    }
}
// corpus: unseen14
