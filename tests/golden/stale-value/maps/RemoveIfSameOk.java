// run: scan --only stale-value
// expect: none

import java.util.concurrent.ConcurrentHashMap;

public class RemoveIfSameOk {
    private final ConcurrentHashMap<String, Object> sessions = new ConcurrentHashMap<>();

    public void enter(String name, Object session) { sessions.put(name, session); }

    public void leave(String name, Object session) {
        sessions.remove(name, session);
    }
}
