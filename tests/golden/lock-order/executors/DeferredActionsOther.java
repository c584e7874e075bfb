// run: scan --only lock-order
// expect: none
// Lambdas queued under the scheduler's lock are drained into a local list and run after the lock is released, although they call Thermostat, which itself schedules under its own lock.
package home.automation;

import java.util.ArrayList;
import java.util.List;

class RuleScheduler {
    private final Object lock = new Object();
    private List<Runnable> pending = new ArrayList<>();

    void later(Runnable r) {
        synchronized (lock) {
            pending.add(r);
        }
    }

    int runPending() {
        List<Runnable> batch;
        synchronized (lock) {
            batch = pending;
            pending = new ArrayList<>();
        }
        batch.forEach(Runnable::run);
        return batch.size();
    }
}

class Thermostat {
    private final RuleScheduler scheduler;
    private int target = 20;
    private int adjustments;

    Thermostat(RuleScheduler scheduler) {
        this.scheduler = scheduler;
    }

    synchronized void setTarget(int t) {
        target = t;
        scheduler.later(this::applyTarget);
    }

    private synchronized void applyTarget() {
        adjustments += target > 18 ? 1 : 2;
    }

    synchronized int adjustments() { return adjustments; }
}

public class DeferredActionsOther {
    public static void main(String[] args) throws InterruptedException {
        RuleScheduler s = new RuleScheduler();
        Thermostat t = new Thermostat(s);
        Thread user = new Thread(() -> {
            for (int i = 0; i < 50_000; i++) {
                t.setTarget(15 + i % 10);
            }
        });
        Thread house = new Thread(() -> {
            for (int i = 0; i < 50_000; i++) {
                s.runPending();
            }
        });
        user.start();
        house.start();
        user.join();
        house.join();
        s.runPending();
        System.out.println(t.adjustments());
    }
}
// corpus: unseen
