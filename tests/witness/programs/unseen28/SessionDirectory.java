import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;

public class SessionDirectory {
    record Session(String user, long createdAt) { }

    private final Map<Integer, Session> sessions = Collections.synchronizedMap(new LinkedHashMap<>());
    private final AtomicLong clock = new AtomicLong();

    void login(int id, String user) {
        sessions.put(id, new Session(user, clock.incrementAndGet()));
    }

    boolean logout(int id) {
        return sessions.remove(id) != null;
    }

    int expireOlderThan(long age) {
        long now = clock.get();
        synchronized (sessions) {
            int before = sessions.size();
            sessions.values().removeIf(s -> now - s.createdAt() > age);
            return before - sessions.size();
        }
    }

    String longestUser() {
        String best = "";
        for (Session s : sessions.values()) {
            if (s.user().length() > best.length()) {
                best = s.user();
            }
        }
        return best;
    }

    public static void main(String[] args) throws InterruptedException {
        SessionDirectory dir = new SessionDirectory();
        CountDownLatch done = new CountDownLatch(3);
        for (int n = 0; n < 3; n++) {
            final int node = n;
            new Thread(() -> {
                try {
                    for (int i = 0; i < 200; i++) {
                        dir.login(node * 1000 + i, "user" + i * node);
                        if (i % 3 == 0) {
                            dir.logout(node * 1000 + i);
                        }
                        if (i % 50 == 0) {
                            dir.expireOlderThan(400);
                        }
                    }
                } finally {
                    done.countDown();
                }
            }).start();
        }
        int attempts = 0;
        while (done.getCount() > 0 && attempts < 100) {
            attempts++;
            try {
                dir.longestUser();
            } catch (java.util.ConcurrentModificationException e) {
                Thread.yield();
            }
        }
        done.await();
        System.out.println(dir.sessions.size() + " sessions");
    }
}
