// run: scan --only stale-value
// expect: stale-value
// reserve reads free rooms and stores the smaller number through synchronized accessors, no lock around
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class CallerUnlocked {
    static class Hotel {
        private int freeRooms = 20;
        synchronized int getFreeRooms() { return freeRooms; }
        synchronized void setFreeRooms(int n) { freeRooms = n; }
    }
    static class Desk implements Runnable {
        private final Hotel hotel;
        Desk(Hotel h) { hotel = h; }
        private boolean reserve(int rooms) {
            int free = hotel.getFreeRooms();
            if (free < rooms) return false;
            hotel.setFreeRooms(free - rooms);
            return true;
        }
        @Override public void run() {
            for (int i = 0; i < 10; i++) {
                boolean ok;
                ok = reserve(2);
                System.out.println(ok ? "reserved" : "full");
            }
        }
    }
    public static void main(String[] args) {
        Hotel h = new Hotel();
        ExecutorService ex = Executors.newFixedThreadPool(3);
        for (int i = 0; i < 3; i++) ex.submit(new Desk(h));
        ex.shutdown();
    }
}
// corpus: unseen
