// run: scan --only atomicity --library
// expect: atomicity
// BookingSession.reserve holds the session monitor, checks hall.isTaken for every seat and then hall.occupy for every seat, each under the Hall's lock; two sessions on one hall reserve the same seat.
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class CinemaSession {

    public static final class Hall {
        private final Lock lock = new ReentrantLock();
        private final BitSet taken = new BitSet();
        private final int seats;

        public Hall(int seats) {
            this.seats = seats;
        }

        boolean isTaken(int seat) {
            lock.lock();
            try {
                return taken.get(seat);
            } finally {
                lock.unlock();
            }
        }

        void occupy(int seat) {
            lock.lock();
            try {
                taken.set(seat);
            } finally {
                lock.unlock();
            }
        }

        public int free() {
            lock.lock();
            try {
                return seats - taken.cardinality();
            } finally {
                lock.unlock();
            }
        }

        public CinemaSession newSession(String customer) {
            return new CinemaSession(this, customer);
        }
    }

    private final Hall hall;
    private final String customer;
    private final List<Integer> mine = new ArrayList<>();

    private CinemaSession(Hall hall, String customer) {
        this.hall = hall;
        this.customer = customer;
    }

    public synchronized boolean reserve(int... seats) {
        for (int s : seats) {
            if (s < 0 || s >= hall.seats || hall.isTaken(s)) {
                return false;
            }
        }
        for (int s : seats) {
            hall.occupy(s);
            mine.add(s);
        }
        return true;
    }

    public synchronized String ticket() {
        return customer + mine;
    }
}
// corpus: unseen
