// The sweeper reads lastAccess under the lock, decides, and removes in another critical section; a touch() in between is ignored and an active session is dropped.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: stale-value
// corpus: unseen30
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Timer;
import java.util.TimerTask;

public class SessionExpiry {

    static class Sessions {
        private final Map<String, Long> lastAccess = new HashMap<>();

        synchronized void touch(String id) {
            lastAccess.put(id, System.nanoTime());
        }

        synchronized long lastAccess(String id) {
            return lastAccess.getOrDefault(id, 0L);
        }

        synchronized void remove(String id) {
            lastAccess.remove(id);
        }

        synchronized List<String> ids() {
            return new ArrayList<>(lastAccess.keySet());
        }
    }

    static class Sweeper extends TimerTask {
        private static final long TTL = 2_000_000L;
        private final Sessions sessions;

        Sweeper(Sessions sessions) {
            this.sessions = sessions;
        }

        @Override
        public void run() {
            for (String id : sessions.ids()) {
                long idle = System.nanoTime() - sessions.lastAccess(id);
                if (idle > TTL) {
                    sessions.remove(id);
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Sessions sessions = new Sessions();
        Timer timer = new Timer(true);
        timer.schedule(new Sweeper(sessions), 1, 3);
        Thread browser = new Thread(() -> {
            for (int i = 0; i < 30; i++) {
                sessions.touch("alice");
                sessions.touch("guest-" + i);
                try {
                    Thread.sleep(1);
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
        browser.start();
        browser.join();
        timer.cancel();
        System.out.println(sessions.ids().size() + " sessions");
    }
}
