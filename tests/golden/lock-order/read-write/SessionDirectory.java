// run: scan --only lock-order --library
// expect: lock-order
// login() holds the users write lock and takes the sessions write lock; expire() holds the sessions write lock and takes the users write lock.
package lob.sessiondirectory;

import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class SessionDirectory {
    private static final class Session {
        final String user;
        final long until;

        Session(String user, long until) {
            this.user = user;
            this.until = until;
        }
    }

    private final ReadWriteLock usersLock = new ReentrantReadWriteLock();
    private final ReadWriteLock sessionsLock = new ReentrantReadWriteLock();
    private final Map<String, Integer> loginCount = new HashMap<>();
    private final Map<String, Session> sessions = new HashMap<>();

    public String login(String user, long now) {
        usersLock.writeLock().lock();
        try {
            int n = loginCount.getOrDefault(user, 0);
            if (n >= 3) {
                return null;
            }
            loginCount.put(user, n + 1);
            return open(user, now);
        } finally {
            usersLock.writeLock().unlock();
        }
    }

    private String open(String user, long now) {
        String token = UUID.randomUUID().toString();
        sessionsLock.writeLock().lock();
        try {
            sessions.put(token, new Session(user, now + 60_000));
        } finally {
            sessionsLock.writeLock().unlock();
        }
        return token;
    }

    public boolean valid(String token, long now) {
        sessionsLock.readLock().lock();
        try {
            Session s = sessions.get(token);
            return s != null && s.until > now;
        } finally {
            sessionsLock.readLock().unlock();
        }
    }

    public int expire(long now) {
        int gone = 0;
        sessionsLock.writeLock().lock();
        try {
            for (Iterator<Session> it = sessions.values().iterator(); it.hasNext();) {
                Session s = it.next();
                if (s.until <= now) {
                    it.remove();
                    loggedOut(s.user);
                    gone++;
                }
            }
        } finally {
            sessionsLock.writeLock().unlock();
        }
        return gone;
    }

    private void loggedOut(String user) {
        usersLock.writeLock().lock();
        try {
            loginCount.computeIfPresent(user, (u, n) -> n == 1 ? null : n - 1);
        } finally {
            usersLock.writeLock().unlock();
        }
    }
}
// corpus: unseen
