import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

public class SnapshotSettings {
    static final class Snapshot {
        private final long version;
        private final Map<String, String> values;

        Snapshot(long version, Map<String, String> values) {
            this.version = version;
            this.values = values;
        }

        int intValue(String key, int fallback) {
            String s = values.get(key);
            return s == null ? fallback : Integer.parseInt(s);
        }
    }

    interface Source {
        Map<String, String> load(long version);
    }

    static class Settings {
        private volatile Snapshot snapshot = new Snapshot(0, new HashMap<>());
        private final Source source;

        Settings(Source source) {
            this.source = source;
        }

        synchronized void reload() {
            long v = snapshot.version + 1;
            Map<String, String> fresh = new HashMap<>();
            for (Map.Entry<String, String> e : source.load(v).entrySet()) {
                fresh.put(e.getKey().trim(), e.getValue().trim());
            }
            fresh.putIfAbsent("timeout", "30");
            snapshot = new Snapshot(v, fresh);
        }

        Snapshot current() {
            return snapshot;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Settings settings = new Settings(v -> Map.of(" limit ", " " + v * 10, "depth", "" + v));
        CountDownLatch reloads = new CountDownLatch(5);
        Timer timer = new Timer("reload", true);
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                settings.reload();
                reloads.countDown();
            }
        }, 0, 3);
        List<Thread> workers = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Thread t = new Thread(() -> {
                long best = 0;
                while (reloads.getCount() > 0) {
                    Snapshot s = settings.current();
                    best = Math.max(best, s.intValue("limit", 0) - 10L * s.intValue("depth", 0));
                    Thread.yield();
                }
                System.out.println("drift " + best);
            });
            workers.add(t);
            t.start();
        }
        reloads.await();
        timer.cancel();
        for (Thread t : workers) {
            t.join();
        }
        System.out.println("version ok " + (settings.current().version >= 5));
    }
}
