// run: scan --only lock-order --library
// expect: none
// expire marks the session under its lock and removes it afterwards.
import java.util.ArrayList;
import java.util.List;

public class SessionOk {
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
        public void expire() {
            synchronized (this) { if (!valid) return; valid = false; }
            manager.remove(this);
        }
    }
}
// corpus: software
