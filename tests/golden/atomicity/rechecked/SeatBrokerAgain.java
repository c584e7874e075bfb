// run: scan --only atomicity
// expect: none
// the seat found first is only a proposal; tryOccupy() answers whether it was still free, and the broker looks again if not
import java.util.BitSet;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;

public class SeatBrokerAgain {
    static final class Hall {
        private final BitSet taken = new BitSet();
        private final int seats;
        private int sold;

        Hall(int seats) {
            this.seats = seats;
        }

        synchronized OptionalInt firstFree() {
            int s = taken.nextClearBit(0);
            return s < seats ? OptionalInt.of(s) : OptionalInt.empty();
        }

        synchronized boolean tryOccupy(int seat) {
            if (taken.get(seat)) {
                return false;
            }
            taken.set(seat);
            sold++;
            return true;
        }

        synchronized int sold() {
            return sold;
        }
    }

    private final Hall hall;
    private final Map<Integer, String> tickets = new TreeMap<>();

    SeatBrokerAgain(Hall hall) {
        this.hall = hall;
    }

    synchronized boolean assign(String buyer) {
        while (true) {
            OptionalInt seat = hall.firstFree();
            if (seat.isEmpty()) {
                return false;
            }
            if (hall.tryOccupy(seat.getAsInt())) {
                tickets.put(seat.getAsInt(), buyer);
                return true;
            }
        }
    }

    public static void main(String[] args) {
        Hall hall = new Hall(2000);
        CompletableFuture<?>[] channels = new CompletableFuture<?>[3];
        for (int i = 0; i < channels.length; i++) {
            SeatBrokerAgain a = new SeatBrokerAgain(hall);
            String channel = "channel-" + i;
            channels[i] = CompletableFuture.runAsync(() -> {
                int n = 0;
                while (a.assign(channel + "-" + n)) {
                    n++;
                }
            });
        }
        CompletableFuture.allOf(channels).join();
        System.out.println(hall.sold());
    }
}
// corpus: unseen12
