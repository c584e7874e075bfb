// run: scan --only stale-value
// expect: stale-value
// owner read by ownerOf (section 1), set by assign (section 2) through the SeatStore interface
public class CinemaSeats {
    interface SeatStore {
        String ownerOf(int seat);
        void assign(int seat, String who);
    }

    static class LockedStore implements SeatStore {
        private final String[] owners = new String[50];
        @Override public synchronized String ownerOf(int s) { return owners[s]; }
        @Override public synchronized void assign(int s, String who) { owners[s] = who; }
    }

    static class Booth implements Runnable {
        private final SeatStore store;
        private final String name;
        int sold;
        Booth(SeatStore s, String n) { store = s; name = n; }
        private boolean book(int seat) {
            if (store.ownerOf(seat) != null) return false;
            store.assign(seat, name);
            return true;
        }
        @Override public void run() { for (int i = 0; i < 50; i++) if (book(i)) sold++; }
    }

    public static void main(String[] args) throws Exception {
        SeatStore s = new LockedStore();
        Booth x = new Booth(s, "x"), y = new Booth(s, "y");
        Thread a = new Thread(x), b = new Thread(y);
        a.start(); b.start();
        a.join(); b.join();
        System.out.println(x.sold + y.sold);
    }
}
// corpus: unseen
