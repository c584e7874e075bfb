// run: scan --only atomicity
// expect: atomicity
// Each broker holds its own lock, isFree and occupy of the shared hall are two sections; two brokers sell one seat.
import java.util.BitSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class SeatBroker {
    interface Hall {
        boolean isFree(int seat);

        void occupy(int seat);
    }

    static class BitHall implements Hall {
        private final BitSet taken = new BitSet();

        @Override
        public synchronized boolean isFree(int seat) {
            return !taken.get(seat);
        }

        @Override
        public synchronized void occupy(int seat) {
            taken.set(seat);
        }
    }

    private final Hall hall;
    private int sold;

    SeatBroker(Hall hall) {
        this.hall = hall;
    }

    synchronized boolean sell(int seat) {
        if (hall.isFree(seat)) {
            hall.occupy(seat);
            sold++;
            return true;
        }
        return false;
    }

    public static void main(String[] args) {
        Hall hall = new BitHall();
        ExecutorService ex = Executors.newFixedThreadPool(2);
        for (int b = 0; b < 2; b++) {
            SeatBroker broker = new SeatBroker(hall);
            ex.execute(() -> {
                for (int s = 0; s < 100; s++) {
                    broker.sell(s);
                }
            });
        }
        ex.shutdown();
    }
}
// corpus: unseen
