// run: scan --library --only atomicity
// expect: atomicity
// pinterest/tiered-storage#23: processEvent asks isWatched and, on no, unwatches in a second call; when leadership watches the partition in between, the fresh watch is dropped
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class SegmentTreeWatcher {
    /** Shared with the leadership watcher, which adds and removes partitions. */
    public static class WatchTable {
        private final Map<String, Path> watched = new HashMap<>();
        private final Set<Path> kernelKeys = new HashSet<>();

        public synchronized void watch(String partition, Path dir) {
            watched.put(partition, dir);
            kernelKeys.add(dir);
        }

        public synchronized boolean isWatched(String partition) {
            return watched.containsKey(partition);
        }

        public synchronized void unwatch(String partition, Path dir) {
            watched.remove(partition);
            kernelKeys.remove(dir);
        }

        public synchronized int keys() {
            return kernelKeys.size();
        }
    }

    private final WatchTable table;
    private final List<Path> uploads = new ArrayList<>();

    public SegmentTreeWatcher(WatchTable table) {
        this.table = table;
    }

    public synchronized void processEvent(String partition, Path file) {
        if (!table.isWatched(partition)) {
            table.unwatch(partition, file.getParent());
            return;
        }
        if (file.toString().endsWith(".log")) {
            uploads.add(file);
        }
    }

    public synchronized List<Path> takeUploads() {
        List<Path> out = new ArrayList<>(uploads);
        uploads.clear();
        return out;
    }
}
// corpus: unseen19
