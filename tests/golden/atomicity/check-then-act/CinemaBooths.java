// run: scan --only atomicity
// expect: atomicity
// Booth.sell finds a free seat and marks it by a second call; both booths can find the same seat
import java.util.BitSet;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class CinemaBooths {
    static final class Hall {
        private final BitSet taken = new BitSet();
        private final int seats;

        Hall(int seats) {
            this.seats = seats;
        }

        synchronized int firstFree() {
            int s = taken.nextClearBit(0);
            return s < seats ? s : -1;
        }

        synchronized void occupy(int seat) {
            taken.set(seat);
        }
    }

    static final class Booth implements Callable<Integer> {
        private final Hall hall;
        private final Object till = new Object();
        private int tickets;

        Booth(Hall hall) {
            this.hall = hall;
        }

        boolean sell() {
            synchronized (till) {
                int seat = hall.firstFree();
                if (seat < 0) {
                    return false;
                }
                hall.occupy(seat);
                tickets++;
                return true;
            }
        }

        @Override
        public Integer call() {
            while (sell()) {
                Thread.yield();
            }
            synchronized (till) {
                return tickets;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Hall hall = new Hall(2_000);
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<Integer> a = pool.submit(new Booth(hall));
        Future<Integer> b = pool.submit(new Booth(hall));
        System.out.println("sold " + (a.get() + b.get()) + " of 2000");
        pool.shutdown();
    }
}
// corpus: unseen14
