// run: scan --library --only lock-order
// expect: none
// the order is always map bin, then region; a region's methods take no other lock
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentMap;

public class RegionDirectory {
    public enum Status { OPEN, DRAINING, RETIRED }

    public record View(String key, Status status, int changes) {}

    private static final class Region {
        private final String key;
        private Status status = Status.OPEN;
        private int changes;

        Region(String key) {
            this.key = key;
        }

        synchronized void mark(Status next) {
            status = next;
            changes++;
        }

        synchronized View view() {
            return new View(key, status, changes);
        }
    }

    private final ConcurrentMap<String, Region> regions = new ConcurrentHashMap<>();
    private final Queue<View> retired = new ConcurrentLinkedQueue<>();

    public View open(String key) {
        return regions.computeIfAbsent(key, Region::new).view();
    }

    public void drain(String key) {
        regions.computeIfPresent(key, (k, region) -> {
            region.mark(Status.DRAINING);
            return region;
        });
    }

    public void retire(String key) {
        regions.computeIfPresent(key, (k, region) -> {
            region.mark(Status.RETIRED);
            retired.add(region.view());
            return null;
        });
    }

    public Optional<View> find(String key) {
        return Optional.ofNullable(regions.get(key)).map(Region::view);
    }

    public List<View> retired() {
        return List.copyOf(retired);
    }
}
// corpus: unseen15
