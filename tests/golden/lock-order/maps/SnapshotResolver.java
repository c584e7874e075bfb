// run: scan --only lock-order
// expect: lock-order
// computeIfAbsent's lambda takes repoLock while the map's bin is locked; refresh calls compute on the map while it holds repoLock
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

public class SnapshotResolver {
    record Artifact(String coordinates, int build) {
        Artifact newer() {
            return new Artifact(coordinates, build + 1);
        }
    }

    private final ConcurrentHashMap<String, Artifact> resolved = new ConcurrentHashMap<>();
    private final Object repoLock = new Object();
    private final Set<String> touched = new HashSet<>();
    private int downloads;

    public Artifact resolve(String coordinates) {
        return resolved.computeIfAbsent(coordinates, this::download);
    }

    private Artifact download(String coordinates) {
        synchronized (repoLock) {
            downloads++;
            touched.add(coordinates);
            return new Artifact(coordinates, downloads);
        }
    }

    public int refresh(Set<String> snapshots) {
        synchronized (repoLock) {
            int n = 0;
            for (String c : snapshots) {
                if (c.endsWith("-SNAPSHOT")) {
                    Artifact now = resolved.computeIfPresent(c, (k, old) -> old.newer());
                    n += now == null ? 0 : 1;
                }
            }
            touched.retainAll(snapshots);
            return n;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SnapshotResolver resolver = new SnapshotResolver();
        String lib = "org.acme:lib:1.0-SNAPSHOT";
        Thread compile = new Thread(() -> System.out.println(resolver.resolve(lib)));
        Thread daemon = new Thread(() -> System.out.println(resolver.refresh(Set.of(lib))));
        compile.start();
        daemon.start();
        compile.join();
        daemon.join();
    }
}
// corpus: unseen11
