// run: scan --only stale-value
// expect: stale-value method=RemoveIfSameBad.leave line=here
// The session may have been replaced since; the new one is removed.

import java.util.concurrent.ConcurrentHashMap;

public class RemoveIfSameBad {
    private final ConcurrentHashMap<String, Object> sessions = new ConcurrentHashMap<>();

    public void enter(String name, Object session) { sessions.put(name, session); }

    public void leave(String name, Object session) {
        if (sessions.get(name) == session)
            sessions.remove(name); // <- here
    }
}
