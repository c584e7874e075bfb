// run: scan --only stale-value
// expect: none
// jPinpoint AvoidNonAtomicIfModifyOnConcurrentMap: two looks and a removal.
// Missed: equals is a comparison as well as ==.

import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class FN_PinpointRemoveBad {
    private final ConcurrentMap<String, String> sessions = new ConcurrentHashMap<>();

    public void login(String user, String token) {
        sessions.put(user, token);
    }

    public void expire(String user, String token) {
        if (sessions.containsKey(user) && Objects.equals(sessions.get(user), token))
            sessions.remove(user); // missed
    }
}
