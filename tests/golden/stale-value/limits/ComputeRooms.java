// run: scan --only stale-value
// expect: none
// entering and leaving change the room set inside compute
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

public class ComputeRooms {
    private final ConcurrentHashMap<String, Set<String>> rooms = new ConcurrentHashMap<>();

    void enter(String room, String user) {
        rooms.compute(room, (k, s) -> {
            Set<String> n = s == null ? new HashSet<>() : new HashSet<>(s);
            n.add(user);
            return n;
        });
    }

    void leave(String room, String user) {
        rooms.computeIfPresent(room, (k, s) -> {
            Set<String> n = new HashSet<>(s);
            n.remove(user);
            return n.isEmpty() ? null : n;
        });
    }

    public static void main(String[] args) {
        ComputeRooms r = new ComputeRooms();
        for (String u : new String[] { "ann", "bob", "cid" }) {
            new Thread(() -> {
                for (int i = 0; i < 1000; i++) { r.enter("x", u); r.leave("x", u); }
            }).start();
        }
    }
}
// corpus: unseen
