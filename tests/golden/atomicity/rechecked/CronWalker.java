// run: scan --only atomicity
// expect: none
// the successor is stored by a replace that compares with the fetched trigger and the step is retried when it answers false
import java.util.HashMap;
import java.util.Map;

public class CronWalker {
    private final TriggerShelf shelf;
    private long fired;

    public CronWalker(TriggerShelf shelf) {
        this.shelf = shelf;
    }

    public synchronized boolean advance(String key, long now) {
        while (true) {
            TriggerShelf.Entry t = shelf.fetch(key);
            if (t == null || t.paused() || t.nextAt() > now) {
                return false;
            }
            if (shelf.replace(key, t, t.after(now))) {
                fired++;
                return true;
            }
        }
    }

    public synchronized long fired() {
        return fired;
    }

    public static void main(String[] args) throws InterruptedException {
        TriggerShelf shelf = new TriggerShelf();
        shelf.install("report", 5);
        CronWalker walker = new CronWalker(shelf);
        Thread clock = new Thread(() -> {
            for (long now = 0; now < 100000; now++) {
                walker.advance("report", now);
            }
        });
        Thread admin = new Thread(() -> shelf.pause("report"));
        clock.start();
        admin.start();
        clock.join();
        admin.join();
        System.out.println(shelf.fetch("report").paused() + " " + (walker.fired() >= 0));
    }
}

class TriggerShelf {
    record Entry(long nextAt, long period, boolean paused) {
        Entry after(long now) {
            return new Entry(now + period, period, paused);
        }
    }

    private final Map<String, Entry> triggers = new HashMap<>();

    synchronized void install(String key, long period) {
        triggers.put(key, new Entry(0, period, false));
    }

    synchronized Entry fetch(String key) {
        return triggers.get(key);
    }

    synchronized boolean replace(String key, Entry expected, Entry next) {
        return triggers.replace(key, expected, next);
    }

    synchronized void pause(String key) {
        triggers.computeIfPresent(key, (k, t) -> new Entry(t.nextAt(), t.period(), true));
    }
}
// corpus: unseen11
