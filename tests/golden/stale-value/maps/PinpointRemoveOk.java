// run: scan --only atomicity,stale-value
// expect: none
// jPinpoint AvoidNonAtomicIfModifyOnConcurrentMap: two looks and a removal.

import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class PinpointRemoveOk {
    private final ConcurrentMap<String, String> sessions = new ConcurrentHashMap<>();

    public void login(String user, String token) {
        sessions.put(user, token);
    }

    public void expire(String user, String token) {
        sessions.remove(user, token);
    }
}
// corpus: published
