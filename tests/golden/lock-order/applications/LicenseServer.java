// issue() is static synchronized and then locks a Seat; Seat.revoke() is synchronized and then calls static synchronized returned(). Different threads run them at the same time.
// run: scan --only lock-order --min-severity medium
// expect: lock-order
// corpus: unseen30
import java.util.ArrayList;
import java.util.List;

public class LicenseServer {

    private static int available = 3;
    private static final List<String> log = new ArrayList<>();

    static class Seat {
        private String holder;

        synchronized boolean assign(String user) {
            if (holder != null) {
                return false;
            }
            holder = user;
            return true;
        }

        synchronized void revoke() {
            if (holder != null) {
                LicenseServer.returned(holder);
                holder = null;
            }
        }
    }

    static synchronized boolean issue(Seat seat, String user) {
        if (available == 0) {
            return false;
        }
        if (seat.assign(user)) {
            available--;
            log.add("+" + user);
            return true;
        }
        return false;
    }

    static synchronized void returned(String user) {
        available++;
        log.add("-" + user);
    }

    static synchronized String describe() {
        return available + " free " + log;
    }

    public static void main(String[] args) throws InterruptedException {
        Seat cad = new Seat();
        issue(cad, "mira");
        Thread admin = new Thread(cad::revoke);
        Thread login = new Thread(() -> {
            for (String user : List.of("otto", "pia")) {
                issue(cad, user);
            }
        });
        admin.start();
        login.start();
        admin.join();
        login.join();
        System.out.println(describe());
    }
}
