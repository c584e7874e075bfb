// run: scan --only atomicity
// expect: atomicity
// scan asks index.idOf and, when the path is new, assigns an id in a second call; two pollers share the index and give one path two ids
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class PathPoller {
    interface PathIds {
        int idOf(String path);

        int assign(String path);
    }

    static final class SharedPathIndex implements PathIds {
        private final Map<String, Integer> ids = new HashMap<>();
        private int next;

        @Override
        public synchronized int idOf(String path) {
            return ids.getOrDefault(path, -1);
        }

        @Override
        public synchronized int assign(String path) {
            int id = next++;
            ids.put(path, id);
            return id;
        }
    }

    private final PathIds index;
    private final Object scanLock = new Object();
    private final List<Integer> seen = new ArrayList<>();

    PathPoller(PathIds index) {
        this.index = index;
    }

    void scan(List<String> paths) {
        synchronized (scanLock) {
            for (String p : paths) {
                int id = index.idOf(p);
                if (id < 0) {
                    id = index.assign(p);
                }
                seen.add(id);
            }
        }
    }

    List<Integer> seen() {
        synchronized (scanLock) {
            return new ArrayList<>(seen);
        }
    }

    public static void main(String[] args) throws Exception {
        PathIds index = new SharedPathIndex();
        List<String> paths = new ArrayList<>();
        for (int i = 0; i < 2000; i++) {
            paths.add("/data/" + i);
        }
        PathPoller a = new PathPoller(index);
        PathPoller b = new PathPoller(index);
        Thread ta = new Thread(() -> a.scan(paths));
        Thread tb = new Thread(() -> b.scan(paths));
        ta.start();
        tb.start();
        ta.join();
        tb.join();
        System.out.println(a.seen().equals(b.seen()));
    }
}
// corpus: unseen13
