// run: scan --only stale-value
// expect: stale-value method=LinDigPutReturnBad.first line=here
// Lin and Dig: get, null, put, and then the map's own value by a second get.

import java.util.concurrent.ConcurrentHashMap;

public class LinDigPutReturnBad {
    public static class Room {
        private int guests;
        public synchronized int enter() { return ++guests; }
    }

    private final ConcurrentHashMap<String, Room> rooms = new ConcurrentHashMap<>();

    public int first(String name) {
        if (rooms.get(name) == null)
            rooms.put(name, new Room()); // <- here
        return rooms.get(name).enter();
    }
}
// corpus: published
