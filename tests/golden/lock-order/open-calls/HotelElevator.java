// run: scan --only lock-order
// expect: none
// the car works out under its own lock which floor it reached and tells the controller after giving the lock back
import java.util.TreeSet;

public class HotelElevator {
    static class Desk {
        private final TreeSet<Integer> lit = new TreeSet<>();
        private final Cabin cabin;

        Desk() {
            cabin = new Cabin(this);
        }

        synchronized void press(int floor) {
            if (lit.add(floor)) {
                cabin.target(floor);
            }
        }

        synchronized void arrived(int floor) {
            lit.remove(floor);
        }
    }

    static class Cabin implements Runnable {
        private static final int NONE = -1;
        private final Desk desk;
        private final TreeSet<Integer> stops = new TreeSet<>();
        private int at;

        Cabin(Desk desk) {
            this.desk = desk;
        }

        synchronized void target(int floor) {
            stops.add(floor);
        }

        private synchronized int step() {
            if (stops.isEmpty()) {
                return NONE;
            }
            int to = stops.first();
            at += Integer.compare(to, at);
            if (at != to) {
                return NONE;
            }
            stops.remove(to);
            return at;
        }

        @Override
        public void run() {
            for (int i = 0; i < 50_000; i++) {
                int reached = step();
                if (reached != NONE) {
                    desk.arrived(reached);
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Desk desk = new Desk();
        Thread lift = new Thread(desk.cabin);
        lift.start();
        for (int i = 0; i < 20_000; i++) {
            desk.press(i % 9);
        }
        lift.join();
    }
}
// corpus: unseen10
