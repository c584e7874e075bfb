// run: scan --only atomicity
// expect: none
// apache/druid#18020, repaired - the sync merges the stored revision into the entry in one locked call, the task is never missing from the table
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

class TaskTable {
    record Entry(String id, int revision) { }

    private final Map<String, Entry> byId = new HashMap<>();

    synchronized void mergeStored(String id, int stored) {
        byId.merge(id, new Entry(id, stored),
                (old, fresh) -> new Entry(id, Math.max(old.revision(), fresh.revision())));
    }

    synchronized void finished(String id) {
        byId.remove(id);
    }

    synchronized Set<String> ids() {
        return new LinkedHashSet<>(byId.keySet());
    }
}

public class TaskOverseer {
    private final Object syncLock = new Object();
    private final TaskTable active = new TaskTable();
    private final Set<String> running;
    private final AtomicInteger shutDown = new AtomicInteger();

    TaskOverseer(Set<String> running) {
        this.running = Set.copyOf(running);
        running.forEach(id -> active.mergeStored(id, 0));
    }

    void syncFromStorage(Map<String, Integer> stored) {
        synchronized (syncLock) {
            stored.forEach(active::mergeStored);
        }
    }

    void manage() {
        Set<String> wanted = active.ids();
        for (String id : running) {
            if (!wanted.contains(id)) {
                shutDown.incrementAndGet();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Set<String> ids = Set.of("index_1", "index_2", "compact_3");
        TaskOverseer q = new TaskOverseer(ids);
        Map<String, Integer> stored = Map.of("index_1", 2, "index_2", 5, "compact_3", 1);
        Thread sync = new Thread(() -> {
            for (int i = 0; i < 10_000; i++) {
                q.syncFromStorage(stored);
            }
        });
        Thread manager = new Thread(() -> {
            for (int i = 0; i < 10_000; i++) {
                q.manage();
            }
        });
        sync.start();
        manager.start();
        sync.join();
        manager.join();
        System.out.println(q.shutDown.get());
    }
}
// corpus: unseen18
