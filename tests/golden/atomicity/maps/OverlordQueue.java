// run: scan --only atomicity
// expect: atomicity
// apache/druid#18020 - the storage sync, under its lock, removes each task from the active table and puts the merged entry back; the manager, which takes only the table's lock, sees the task missing and shuts it down
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

record TaskEntry(String id, int revision) {
    TaskEntry refreshed(int stored) {
        return new TaskEntry(id, Math.max(revision, stored));
    }
}

class ActiveTasks {
    private final Map<String, TaskEntry> byId = new HashMap<>();

    synchronized TaskEntry remove(String id) {
        return byId.remove(id);
    }

    synchronized void put(TaskEntry e) {
        byId.put(e.id(), e);
    }

    synchronized Set<String> ids() {
        return new LinkedHashSet<>(byId.keySet());
    }
}

public class OverlordQueue {
    private final Object syncLock = new Object();
    private final ActiveTasks active = new ActiveTasks();
    private final Set<String> running;
    private final AtomicInteger shutDown = new AtomicInteger();

    OverlordQueue(Set<String> running) {
        this.running = Set.copyOf(running);
        for (String id : running) {
            active.put(new TaskEntry(id, 0));
        }
    }

    void syncFromStorage(Map<String, Integer> stored) {
        synchronized (syncLock) {
            stored.forEach((id, revision) -> {
                TaskEntry old = active.remove(id);
                TaskEntry next = old == null ? new TaskEntry(id, revision) : old.refreshed(revision);
                active.put(next);
            });
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
        OverlordQueue q = new OverlordQueue(ids);
        Map<String, Integer> stored = new HashMap<>();
        ids.forEach(id -> stored.put(id, 1));
        Map<String, Integer> snapshot = Map.copyOf(stored);
        Thread sync = new Thread(() -> {
            for (int i = 0; i < 30_000; i++) {
                q.syncFromStorage(snapshot);
            }
        });
        Thread manager = new Thread(() -> {
            for (int i = 0; i < 30_000; i++) {
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
