// run: scan --only atomicity
// expect: atomicity method=SeatMapView$Clerk.reserve line=here
// Clerk.reserve (context Clerk.desk): SeatMap.firstFree and SeatMap.assign(seat) are two sections, two clerks get the same seat.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class SeatMapView {
    static class SeatMap {
        private final String[] seats = new String[200];
        synchronized int firstFree() {
            for (int i = 0; i < seats.length; i++) if (seats[i] == null) return i;
            return -1;
        }
        synchronized void assign(int i, String who) { seats[i] = who; }
    }

    static class Clerk implements Runnable {
        private final Object desk = new Object();
        private final SeatMap map;
        private final String name;
        private int sold;
        Clerk(SeatMap m, String n) { map = m; name = n; }
        int reserve() {
            synchronized (desk) {
                int seat = map.firstFree();
                if (seat >= 0) {
                    map.assign(seat, name); // <- here
                    sold++;
                }
                return seat;
            }
        }
        @Override public void run() { while (reserve() >= 0) { } }
    }

    public static void main(String[] args) {
        SeatMap m = new SeatMap();
        ExecutorService ex = Executors.newFixedThreadPool(2);
        ex.execute(new Clerk(m, "ann"));
        ex.execute(new Clerk(m, "bob"));
        ex.shutdown();
    }
}
// corpus: unseen
