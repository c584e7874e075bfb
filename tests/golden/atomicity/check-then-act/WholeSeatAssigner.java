// run: scan --only atomicity
// expect: none
// Repaired SeatAssigner: autoAssign() holds the seat map's own monitor around both calls, so the two inner sections are reentrant and the kiosk cannot come in between.
public class WholeSeatAssigner {
    static final class SeatMap {
        private final String[] seats = new String[180];

        synchronized int firstFree() {
            for (int i = 0; i < seats.length; i++) {
                if (seats[i] == null) {
                    return i;
                }
            }
            return -1;
        }

        synchronized void assign(int seat, String who) {
            seats[seat] = who;
        }

        synchronized boolean pick(int seat, String who) {
            if (seats[seat] != null) {
                return false;
            }
            seats[seat] = who;
            return true;
        }
    }

    private final SeatMap map;
    private int assigned;

    WholeSeatAssigner(SeatMap map) {
        this.map = map;
    }

    synchronized int autoAssign(String who) {
        synchronized (map) {
            int seat = map.firstFree();
            if (seat >= 0) {
                map.assign(seat, who);
                assigned++;
            }
            return seat;
        }
    }

    synchronized int assigned() {
        return assigned;
    }

    public static void main(String[] args) throws InterruptedException {
        SeatMap map = new SeatMap();
        WholeSeatAssigner desk = new WholeSeatAssigner(map);
        Thread agent = new Thread(() -> {
            for (int i = 0; i < 90; i++) {
                desk.autoAssign("desk" + i);
            }
        });
        Thread kiosk = new Thread(() -> {
            for (int i = 0; i < 90; i++) {
                map.pick(i, "kiosk" + i);
            }
        });
        agent.start();
        kiosk.start();
        agent.join();
        kiosk.join();
        System.out.println("desk seated " + desk.assigned());
    }
}
// corpus: unseen
