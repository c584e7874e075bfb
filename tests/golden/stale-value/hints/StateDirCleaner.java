// run: scan --only stale-value
// expect: none
// apache/kafka#6018 review: the cleaner reads the state without a lock and acts on it, but cleanRemovedTasks decides again per directory under its own lock, so a state change in between does no harm
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

class TaskDirectories {
    private final Map<String, Long> lastUsed = new HashMap<>();
    private final Set<String> locked = new HashSet<>();

    synchronized void lockTask(String task) {
        locked.add(task);
        lastUsed.put(task, System.nanoTime());
    }

    synchronized void unlockTask(String task) {
        locked.remove(task);
    }

    synchronized int cleanRemovedTasks(long delayNanos) {
        int before = lastUsed.size();
        long limit = System.nanoTime() - delayNanos;
        lastUsed.entrySet().removeIf(e -> !locked.contains(e.getKey()) && e.getValue() - limit < 0);
        return before - lastUsed.size();
    }

    synchronized int size() {
        return lastUsed.size();
    }
}

public class StateDirCleaner {
    enum State { CREATED, RUNNING, REBALANCING, CLOSED }

    private final Object stateLock = new Object();
    private final TaskDirectories dirs = new TaskDirectories();
    private volatile State state = State.CREATED;

    boolean moveTo(State next) {
        synchronized (stateLock) {
            if (state == State.CLOSED) {
                return false;
            }
            state = next;
            return true;
        }
    }

    void cleanTick() {
        if (state == State.RUNNING) {
            dirs.cleanRemovedTasks(TimeUnit.MICROSECONDS.toNanos(200));
        }
    }

    public static void main(String[] args) throws InterruptedException {
        StateDirCleaner client = new StateDirCleaner();
        client.moveTo(State.RUNNING);
        ScheduledExecutorService cleaner = Executors.newSingleThreadScheduledExecutor();
        cleaner.scheduleAtFixedRate(client::cleanTick, 0, 100, TimeUnit.MICROSECONDS);
        Thread streams = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                String task = "0_" + (i & 15);
                client.moveTo(State.REBALANCING);
                client.dirs.lockTask(task);
                client.moveTo(State.RUNNING);
                client.dirs.unlockTask(task);
            }
        }, "stream-thread");
        streams.start();
        streams.join();
        client.moveTo(State.CLOSED);
        cleaner.shutdown();
        System.out.println(cleaner.awaitTermination(2, TimeUnit.SECONDS) + " " + client.dirs.size());
    }
}
// corpus: unseen19
