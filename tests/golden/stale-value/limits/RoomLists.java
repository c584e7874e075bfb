// run: scan --only stale-value
// expect: stale-value
// users.isEmpty() decides rooms.remove(room), a user entered in between is lost
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CompletableFuture;

public class RoomLists {
    private final ConcurrentHashMap<String, Set<String>> rooms = new ConcurrentHashMap<>();

    void enter(String room, String user) {
        rooms.computeIfAbsent(room, k -> ConcurrentHashMap.newKeySet()).add(user);
    }

    void leave(String room, String user) {
        Set<String> users = rooms.get(room);
        if (users == null) return;
        users.remove(user);
        if (users.isEmpty()) rooms.remove(room);
    }

    boolean inside(String room, String user) {
        Set<String> u = rooms.get(room);
        return u != null && u.contains(user);
    }

    public static void main(String[] args) {
        RoomLists r = new RoomLists();
        CompletableFuture<Void> a = CompletableFuture.runAsync(() -> {
            for (int i = 0; i < 10000; i++) { r.enter("x", "ann"); r.leave("x", "ann"); }
        });
        for (int i = 0; i < 10000; i++) {
            r.enter("x", "bob");
            if (!r.inside("x", "bob")) System.out.println("lost bob");
            r.leave("x", "bob");
        }
        a.join();
    }
}
// corpus: unseen
