// run: scan --only stale-value
// expect: stale-value
// reservation tests isFree in one locked section and reserves in another
import java.util.BitSet;

class Coach {
    private final BitSet taken = new BitSet();
    private final int seats;

    Coach(int seats) {
        this.seats = seats;
    }

    synchronized boolean isFree(int seat) {
        return seat < seats && !taken.get(seat);
    }

    synchronized void reserve(int seat) {
        taken.set(seat);
    }

    synchronized void cancel(int seat) {
        taken.clear(seat);
    }

    int seats() {
        return seats;
    }
}

public class SeatMap {
    private final Coach coach = new Coach(64);

    public int bookFirstFree() {
        for (int i = 0; i < coach.seats(); i++) {
            if (coach.isFree(i)) {
                coach.reserve(i);
                return i;
            }
        }
        return -1;
    }

    public void cancel(int seat) {
        coach.cancel(seat);
    }
}
// corpus: unseen
