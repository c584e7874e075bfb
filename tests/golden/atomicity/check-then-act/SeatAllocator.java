// run: scan --only atomicity
// expect: atomicity
// assign() holds the allocator of one channel; venue.firstFree() and venue.occupy() are separate steps on the shared venue, two channels sell the same seat
import java.util.BitSet;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

class Venue {
    private final BitSet taken = new BitSet();
    private final int seats;
    private int sold;

    Venue(int seats) {
        this.seats = seats;
    }

    synchronized OptionalInt firstFree() {
        int s = taken.nextClearBit(0);
        return s < seats ? OptionalInt.of(s) : OptionalInt.empty();
    }

    synchronized void occupy(int seat) {
        taken.set(seat);
        sold++;
    }

    synchronized int sold() {
        return sold;
    }
}

public class SeatAllocator {
    private final Venue venue;
    private final Map<Integer, String> tickets = new TreeMap<>();

    SeatAllocator(Venue venue) {
        this.venue = venue;
    }

    synchronized boolean assign(String buyer) {
        OptionalInt seat = chooseSeat();
        if (seat.isEmpty()) {
            return false;
        }
        venue.occupy(seat.getAsInt());
        tickets.put(seat.getAsInt(), buyer);
        return true;
    }

    private OptionalInt chooseSeat() {
        return venue.firstFree();
    }

    public static void main(String[] args) {
        Venue hall = new Venue(2000);
        CompletableFuture<?>[] channels = new CompletableFuture<?>[3];
        for (int i = 0; i < channels.length; i++) {
            SeatAllocator a = new SeatAllocator(hall);
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
