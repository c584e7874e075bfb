// run: scan --only atomicity
// expect: atomicity
// Bidder.raise compares with the best offer and then stores its own by a second call; a higher offer in between is overwritten
import java.util.stream.IntStream;

public class AuctionRoom {
    interface Lot {
        int best();

        void offer(String who, int amount);
    }

    static final class OpenLot implements Lot {
        private int best;
        private String holder = "nobody";

        @Override
        public synchronized int best() {
            return best;
        }

        @Override
        public synchronized void offer(String who, int amount) {
            best = amount;
            holder = who;
        }

        @Override
        public synchronized String toString() {
            return holder + " with " + best;
        }
    }

    static final class Bidder {
        private final String name;
        private int purse;

        Bidder(String name, int purse) {
            this.name = name;
            this.purse = purse;
        }

        synchronized boolean raise(Lot lot, int amount) {
            if (amount > purse || amount <= lot.best()) {
                return false;
            }
            lot.offer(name, amount);
            purse -= 1;
            return true;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Lot lot = new OpenLot();
        Thread[] ts = IntStream.range(0, 3).mapToObj(i -> {
            Bidder b = new Bidder("bidder" + i, 10_000);
            return new Thread(() -> {
                for (int a = i; a < 3_000; a += 3) {
                    b.raise(lot, a);
                }
            });
        }).toArray(Thread[]::new);
        for (Thread t : ts) {
            t.start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(lot);
    }
}
// corpus: unseen14
