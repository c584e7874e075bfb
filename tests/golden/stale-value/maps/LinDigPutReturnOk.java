// run: scan --only atomicity,stale-value
// expect: none
// Lin and Dig: get, null, put, and then the map's own value by a second get.

import java.util.concurrent.ConcurrentHashMap;

public class LinDigPutReturnOk {
    public static class Room {
        private int guests;
        public synchronized int enter() { return ++guests; }
    }

    private final ConcurrentHashMap<String, Room> rooms = new ConcurrentHashMap<>();

    public int first(String name) {
        rooms.computeIfAbsent(name, n -> new Room());
        return rooms.get(name).enter();
    }
}
// corpus: published
