// run: scan --only stale-value
// expect: stale-value method=PinpointRemoveBad.expire line=here
// jPinpoint AvoidNonAtomicIfModifyOnConcurrentMap: two looks and a removal.

import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class PinpointRemoveBad {
    private final ConcurrentMap<String, String> sessions = new ConcurrentHashMap<>();

    public void login(String user, String token) {
        sessions.put(user, token);
    }

    public void expire(String user, String token) {
        if (sessions.containsKey(user) && Objects.equals(sessions.get(user), token))
            sessions.remove(user); // <- here
    }
}
// corpus: published
