// run: scan --library --only stale-value
// expect: none
// addIfAbsent tests and adds in one step; publishing iterates over the snapshot
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.IntConsumer;

public class TideFeed {
    public enum Station { HARBOUR, ISLAND, LOCKGATE }

    private final Map<Station, CopyOnWriteArrayList<IntConsumer>> listeners;

    public TideFeed() {
        EnumMap<Station, CopyOnWriteArrayList<IntConsumer>> m = new EnumMap<>(Station.class);
        for (Station s : Station.values()) {
            m.put(s, new CopyOnWriteArrayList<>());
        }
        this.listeners = Map.copyOf(m);
    }

    /** Adding the same listener again has no effect. */
    public boolean subscribe(Station station, IntConsumer listener) {
        return listeners.get(station).addIfAbsent(listener);
    }

    public boolean unsubscribe(Station station, IntConsumer listener) {
        return listeners.get(station).remove(listener);
    }

    public void publish(Station station, int centimetres) {
        CopyOnWriteArrayList<IntConsumer> list = listeners.get(station);
        if (list.isEmpty()) {
            return;
        }
        for (IntConsumer c : list) {
            c.accept(centimetres);
        }
    }

    public int size() {
        return listeners.values().stream().mapToInt(CopyOnWriteArrayList::size).sum();
    }
}
// corpus: unseen20
