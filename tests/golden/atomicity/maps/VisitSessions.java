// run: scan --only atomicity
// expect: atomicity
// hit reads the count from the shared synchronized map and puts it back plus one under the session's own monitor only; two sessions lose updates
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class VisitSessions {
    static final class Session {
        private final Map<String, Integer> totals;
        private String lastPage = "";

        Session(Map<String, Integer> totals) {
            this.totals = totals;
        }

        synchronized void hit(String page) {
            lastPage = page;
            Integer seen = totals.get(page);
            totals.put(page, seen == null ? 1 : seen + 1);
        }

        synchronized String lastPage() {
            return lastPage;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Map<String, Integer> totals = Collections.synchronizedMap(new HashMap<>());
        Thread[] browsers = new Thread[4];
        for (int i = 0; i < browsers.length; i++) {
            Session s = new Session(totals);
            browsers[i] = new Thread(() -> {
                for (int k = 0; k < 5_000; k++) {
                    s.hit("/index");
                }
            });
            browsers[i].start();
        }
        for (Thread t : browsers) {
            t.join();
        }
        System.out.println(totals);
    }
}
// corpus: unseen14
