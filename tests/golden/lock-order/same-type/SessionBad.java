// run: scan --only lock-order --library
// expect: lock-order locks=SessionBad$Manager,SessionBad$Session
// Web container shape: expiring a session holds it and removes it from the manager; the manager, locked, checks its sessions.
import java.util.ArrayList;
import java.util.List;

public class SessionBad {
    public static final class Manager {
        private final List<Session> sessions = new ArrayList<>();
        public synchronized Session create() { Session s = new Session(this); sessions.add(s); return s; }
        synchronized void remove(Session s) { sessions.remove(s); }
        public synchronized int active() { int n = 0; for (Session s : sessions) if (s.isValid()) n++; return n; }
    }
    public static final class Session {
        private final Manager manager;
        private boolean valid = true;
        Session(Manager m) { manager = m; }
        public synchronized boolean isValid() { return valid; }
        public synchronized void expire() { valid = false; manager.remove(this); }
    }
}
// corpus: software
