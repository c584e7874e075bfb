// run: scan --only atomicity
// expect: atomicity
// AutoAssign() looks for a free seat and takes it in two SeatMap sections under its own lock; the kiosk thread takes seats directly, so one seat gets two passengers.
import java.util.concurrent.locks.ReentrantLock;

public class SeatAssigner {
    static final class SeatMap {
        private final String[] seats = new String[180];
        private final ReentrantLock lock = new ReentrantLock();

        int firstFree() {
            lock.lock();
            try {
                for (int i = 0; i < seats.length; i++) {
                    if (seats[i] == null) {
                        return i;
                    }
                }
                return -1;
            } finally {
                lock.unlock();
            }
        }

        void assign(int seat, String who) {
            lock.lock();
            try {
                seats[seat] = who;
            } finally {
                lock.unlock();
            }
        }

        boolean pick(int seat, String who) {
            lock.lock();
            try {
                if (seats[seat] != null) {
                    return false;
                }
                seats[seat] = who;
                return true;
            } finally {
                lock.unlock();
            }
        }
    }

    private final SeatMap map;
    private int assigned;

    SeatAssigner(SeatMap map) {
        this.map = map;
    }

    synchronized int autoAssign(String who) {
        int seat = map.firstFree();
        if (seat >= 0) {
            map.assign(seat, who);
            assigned++;
        }
        return seat;
    }

    synchronized int assigned() {
        return assigned;
    }

    public static void main(String[] args) throws InterruptedException {
        SeatMap map = new SeatMap();
        SeatAssigner desk = new SeatAssigner(map);
        Thread agent = new Thread(() -> {
            for (int i = 0; i < 90; i++) {
                desk.autoAssign("desk" + i);
            }
        });
        Thread kiosk = new Thread(() -> {
            int ok = 0;
            for (int i = 0; i < 90; i++) {
                if (map.pick(i, "kiosk" + i)) {
                    ok++;
                }
            }
            System.out.println("kiosk seated " + ok);
        });
        agent.start();
        kiosk.start();
        agent.join();
        kiosk.join();
        System.out.println("desk seated " + desk.assigned());
    }
}
// corpus: unseen
