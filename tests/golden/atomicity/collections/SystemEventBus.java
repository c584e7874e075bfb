// run: scan --library --only atomicity
// expect: none
// apache/myfaces#1022 (MYFACES-4757), repaired - publish, under the bus monitor, iterates over the copy-on-write list with one for-each (one snapshot) instead of size() and get(i)
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

public class SystemEventBus {
    public enum Phase { RESTORE, VALIDATE, RENDER }

    public record Seen(Phase phase, String source, long sequence) { }

    private static final class Recorder {
        private final String name;
        private long last;

        Recorder(String name) {
            this.name = name;
        }

        void note(Seen s) {
            last = s.sequence();
        }

        @Override
        public String toString() {
            return name + "@" + last;
        }
    }

    private final Map<Phase, List<Recorder>> recorders = new ConcurrentHashMap<>();
    private long sequence;

    public void subscribe(Phase phase, String name) {
        recorders.computeIfAbsent(phase, p -> new CopyOnWriteArrayList<>()).add(new Recorder(name));
    }

    public void unsubscribe(Phase phase, String name) {
        List<Recorder> l = recorders.get(phase);
        if (l != null) {
            l.removeIf(r -> r.name.equals(name));
        }
    }

    public synchronized Seen publish(Phase phase, String source) {
        Seen seen = new Seen(phase, source, ++sequence);
        for (Recorder r : recorders.getOrDefault(phase, List.of())) {
            r.note(seen);
        }
        return seen;
    }

    public synchronized String report(Phase phase) {
        StringBuilder b = new StringBuilder();
        for (Recorder r : recorders.getOrDefault(phase, List.of())) {
            b.append(r).append(' ');
        }
        return b.toString().trim();
    }
}
// corpus: unseen18
