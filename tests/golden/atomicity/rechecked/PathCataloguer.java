// run: scan --only atomicity
// expect: none
// assign is a compound operation that looks again and answers the id that is already there, so the quick idOf before it cannot hurt
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class PathCataloguer {
    interface PathNumbers {
        int idOf(String path);

        int assign(String path);
    }

    static final class CommonPathNumbers implements PathNumbers {
        private final Map<String, Integer> ids = new HashMap<>();

        @Override
        public synchronized int idOf(String path) {
            return ids.getOrDefault(path, -1);
        }

        @Override
        public synchronized int assign(String path) {
            Integer known = ids.get(path);
            if (known != null) {
                return known;
            }
            int id = ids.size();
            ids.put(path, id);
            return id;
        }
    }

    private final PathNumbers index;
    private final Object scanLock = new Object();
    private final List<Integer> seen = new ArrayList<>();

    PathCataloguer(PathNumbers index) {
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
        PathNumbers index = new CommonPathNumbers();
        List<String> paths = new ArrayList<>();
        for (int i = 0; i < 2000; i++) {
            paths.add("/data/" + i);
        }
        PathCataloguer a = new PathCataloguer(index);
        PathCataloguer b = new PathCataloguer(index);
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
