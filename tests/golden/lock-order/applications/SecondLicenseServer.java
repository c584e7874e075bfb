// Static synchronized audit calls instance synchronized used(); instance synchronized lease calls static synchronized log().
// run: scan --only lock-order --min-severity medium
// expect: lock-order locks=SecondLicenseServer.class,SecondLicenseServer
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;

public class SecondLicenseServer {
    private static final List<String> JOURNAL = new ArrayList<>();
    private static final SecondLicenseServer MAIN = new SecondLicenseServer(50);

    private final int seats;
    private int used;

    SecondLicenseServer(int seats) {
        this.seats = seats;
    }

    static synchronized void log(String line) {
        JOURNAL.add(line);
    }

    static synchronized String audit() {
        int n = MAIN.used();
        JOURNAL.add("audit " + n);
        return n + "/" + MAIN.seats + " in " + JOURNAL.size();
    }

    synchronized int used() {
        return used;
    }

    synchronized boolean lease(String who) {
        if (used >= seats) {
            return false;
        }
        used++;
        log("lease " + who);
        return true;
    }

    synchronized void giveBack() {
        if (used > 0) {
            used--;
        }
    }

    static class Seat implements AutoCloseable {
        private final boolean granted;

        Seat(String who) {
            granted = MAIN.lease(who);
        }

        @Override
        public void close() {
            if (granted) {
                MAIN.giveBack();
            }
        }
    }

    static void work(String who) {
        for (int i = 0; i < 30; i++) {
            try (Seat s = new Seat(who + i)) {
                Thread.yield();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread user = new Thread(() -> work("cad"));
        Thread auditor = new Thread(() -> {
            int chars = 0;
            for (int i = 0; i < 10; i++) {
                chars += audit().length();
            }
            log("chars " + chars);
        });
        user.start();
        auditor.start();
        user.join();
        auditor.join();
        System.out.println(audit());
    }
}
