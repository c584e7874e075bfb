// run: scan --only stale-value
// expect: none
// a slip is printed between two synchronized blocks, but the seats are taken in the first and the second only counts what was taken
public class SeatCounterAgain {
    private final Object lock = new Object();
    private int free;
    private int sold;

    SeatCounterAgain(int seats) {
        this.free = seats;
    }

    boolean sell(int n) {
        synchronized (lock) {
            if (free < n) {
                return false;
            }
            free -= n;
        }
        String slip = printSlip(n);
        synchronized (lock) {
            sold += n;
        }
        return !slip.isEmpty();
    }

    private static String printSlip(int n) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) {
            sb.append("[seat]");
        }
        return sb.toString();
    }

    int free() {
        synchronized (lock) {
            return free;
        }
    }

    int sold() {
        synchronized (lock) {
            return sold;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SeatCounterAgain office = new SeatCounterAgain(1000);
        Thread[] windows = new Thread[6];
        for (int i = 0; i < windows.length; i++) {
            int size = 1 + i % 3;
            windows[i] = new Thread(() -> {
                while (office.sell(size)) {
                    Thread.yield();
                }
            });
            windows[i].start();
        }
        for (Thread w : windows) {
            w.join();
        }
        System.out.println(office.sold() + " sold, " + office.free() + " free");
    }
}
// corpus: unseen16
