// run: scan --only stale-value
// expect: stale-value
// sell looks at the free seats in one synchronized block and takes them in a second one: seats are oversold
public class TicketOfficeAgain {
    private final Object lock = new Object();
    private int free;
    private int sold;

    TicketOfficeAgain(int seats) {
        this.free = seats;
    }

    boolean sell(int n) {
        boolean enough;
        synchronized (lock) {
            enough = free >= n;
        }
        if (!enough) {
            return false;
        }
        String slip = printSlip(n);
        synchronized (lock) {
            free -= n;
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
        TicketOfficeAgain office = new TicketOfficeAgain(1000);
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
