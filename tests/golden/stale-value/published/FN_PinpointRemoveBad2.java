// run: scan --only stale-value
// expect: none
// jPinpoint AvoidNonAtomicIfModifyOnConcurrentMap: two looks and a removal.
// Missed: equals is a comparison as well as ==, a test for null before it changes nothing.

import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class FN_PinpointRemoveBad2 {
    private final ConcurrentMap<String, String> sessions = new ConcurrentHashMap<>();

    public void login(String user, String token) {
        sessions.put(user, token);
    }

    public void expire(String user, String token) {
        String now = sessions.get(user);
        if (now != null && now.equals(token))
            sessions.remove(user); // missed
    }
}
