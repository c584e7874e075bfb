// run: scan --only stale-value --library
// expect: none
// Clean: get is only a shortcut; on a miss the new room goes in by putIfAbsent and the winner's object is used.
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

public class PutIfAbsentWinner {

    public static final class Room {
        private final String name;
        private final Set<String> members = ConcurrentHashMap.newKeySet();

        private Room(String name) { this.name = name; }

        public String name() { return name; }

        boolean join(String m) { return members.add(m); }

        public int size() { return members.size(); }
    }

    private final ConcurrentHashMap<String, Room> rooms = new ConcurrentHashMap<>();

    private Room room(String name) {
        Room r = rooms.get(name);
        if (r == null) {
            Room fresh = new Room(name);
            r = rooms.putIfAbsent(name, fresh);
            if (r == null) {
                r = fresh;
            }
        }
        return r;
    }

    public Room join(String room, String member) {
        Room r = room(room);
        r.join(member);
        return r;
    }

    public int totalMembers() {
        int n = 0;
        for (Map.Entry<String, Room> e : rooms.entrySet()) {
            n += e.getValue().size();
        }
        return n;
    }
}
// corpus: unseen
