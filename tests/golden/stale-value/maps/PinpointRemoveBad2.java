// run: scan --only stale-value
// expect: stale-value method=PinpointRemoveBad2.expire line=here
// jPinpoint AvoidNonAtomicIfModifyOnConcurrentMap: two looks and a removal.

import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class PinpointRemoveBad2 {
    private final ConcurrentMap<String, String> sessions = new ConcurrentHashMap<>();

    public void login(String user, String token) {
        sessions.put(user, token);
    }

    public void expire(String user, String token) {
        String now = sessions.get(user);
        if (now != null && now.equals(token))
            sessions.remove(user); // <- here
    }
}
// corpus: published
