// run: scan --library --only stale-value
// expect: stale-value
// bump (from joined/left) reads the count from the synchronizedMap and puts count +/- 1 back in a second call; a join is lost
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

public class PresenceTracker {
    public interface RoomEvents {
        void joined(String room, String user);

        void left(String room, String user);
    }

    private final SortedMap<String, Integer> online = Collections.synchronizedSortedMap(new TreeMap<>());

    public RoomEvents events() {
        return new RoomEvents() {
            @Override
            public void joined(String room, String user) {
                bump(room, 1);
            }

            @Override
            public void left(String room, String user) {
                bump(room, -1);
            }
        };
    }

    private void bump(String room, int by) {
        Integer n = online.get(room);
        online.put(room, n == null ? by : n + by);
    }

    public int online(String room) {
        return online.getOrDefault(room, 0);
    }

    public String busiest() {
        synchronized (online) {
            return online.entrySet().stream()
                    .max(Map.Entry.comparingByValue())
                    .map(Map.Entry::getKey)
                    .orElse("");
        }
    }
}
// corpus: unseen
