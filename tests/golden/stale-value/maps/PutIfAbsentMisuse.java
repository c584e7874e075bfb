// run: scan --only stale-value
// expect: stale-value
// putIfAbsent's result is ignored after get returned null: the caller keeps an object that is not in the map
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class PutIfAbsentMisuse {
    public static final class Room {
        private int visitors;

        public synchronized void enter() {
            visitors++;
        }

        public synchronized int visitors() {
            return visitors;
        }
    }

    private final ConcurrentMap<String, Room> rooms = new ConcurrentHashMap<>();

    public Room room(String name) {
        Room room = rooms.get(name);
        if (room == null) {
            room = new Room();
            rooms.putIfAbsent(name, room);
        }
        return room;
    }

    public void enter(String name) {
        room(name).enter();
    }
}
// corpus: unseen
