// run: scan --only atomicity
// expect: atomicity
// advance fetches a trigger and stores its successor in two locked store calls; a pause by the admin in between is overwritten
import java.util.HashMap;
import java.util.Map;

public class CronDispatcher {
    private final TriggerVault vault;
    private long fired;

    public CronDispatcher(TriggerVault vault) {
        this.vault = vault;
    }

    public synchronized boolean advance(String key, long now) {
        TriggerVault.Trigger t = vault.fetch(key);
        if (t == null || t.paused() || t.nextAt() > now) {
            return false;
        }
        fired++;
        vault.save(key, t.after(now));
        return true;
    }

    public synchronized long fired() {
        return fired;
    }

    public static void main(String[] args) throws InterruptedException {
        TriggerVault vault = new TriggerVault();
        vault.save("report", new TriggerVault.Trigger(0, 5, false));
        CronDispatcher dispatcher = new CronDispatcher(vault);
        Thread clock = new Thread(() -> {
            for (long now = 0; now < 100000; now++) {
                dispatcher.advance("report", now);
            }
        });
        Thread admin = new Thread(() -> vault.pause("report"));
        clock.start();
        admin.start();
        clock.join();
        admin.join();
        System.out.println(vault.fetch("report") + " after " + dispatcher.fired());
    }
}

class TriggerVault {
    record Trigger(long nextAt, long period, boolean paused) {
        Trigger after(long now) {
            return new Trigger(now + period, period, paused);
        }
    }

    private final Map<String, Trigger> triggers = new HashMap<>();

    synchronized Trigger fetch(String key) {
        return triggers.get(key);
    }

    synchronized void save(String key, Trigger t) {
        triggers.put(key, t);
    }

    synchronized void pause(String key) {
        triggers.computeIfPresent(key, (k, t) -> new Trigger(t.nextAt(), t.period(), true));
    }
}
// corpus: unseen11
