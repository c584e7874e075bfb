// run: scan --library --only stale-value
// expect: none
// the synchronized and concurrent collections are locals of diff(), filled and read by one thread; only an immutable result leaves
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class ManifestDiff {
    public record Artifact(String name, String digest) { }

    public record Change(String name, Kind kind) { }

    public enum Kind { ADDED, CHANGED, REMOVED }

    public List<Change> diff(List<Artifact> before, List<Artifact> after) {
        Map<String, String> old = index(before);
        List<Change> changes = Collections.synchronizedList(new ArrayList<>());
        for (Artifact a : after) {
            if (!old.containsKey(a.name())) {
                changes.add(new Change(a.name(), Kind.ADDED));
            } else {
                String d = old.get(a.name());
                if (!d.equals(a.digest())) {
                    changes.add(new Change(a.name(), Kind.CHANGED));
                }
                old.remove(a.name());
            }
        }
        for (String name : old.keySet()) {
            changes.add(new Change(name, Kind.REMOVED));
        }
        if (changes.isEmpty()) {
            return List.of();
        }
        return List.copyOf(changes);
    }

    private static Map<String, String> index(List<Artifact> list) {
        Map<String, String> m = new ConcurrentHashMap<>();
        for (Artifact a : list) {
            String seen = m.get(a.name());
            if (seen == null || seen.compareTo(a.digest()) < 0) {
                m.put(a.name(), a.digest());
            }
        }
        return m;
    }
}
// corpus: unseen
