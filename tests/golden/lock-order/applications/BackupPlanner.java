// The TimerTask locks plan then job; the user thread's pause() locks job then plan while the timer is active.
// run: scan --only lock-order --min-severity medium
// expect: lock-order
// corpus: unseen30
import java.util.ArrayList;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

public class BackupPlanner {

    static class Plan {
        final List<String> history = new ArrayList<>();
        int skipped;
    }

    static class Job {
        final String volume;
        boolean paused;

        Job(String volume) {
            this.volume = volume;
        }
    }

    private final Plan plan = new Plan();
    private final Job job = new Job("/home");
    private final CountDownLatch rounds = new CountDownLatch(3);

    private void tick() {
        synchronized (plan) {
            synchronized (job) {
                if (job.paused) {
                    plan.skipped++;
                } else {
                    plan.history.add(job.volume);
                }
            }
        }
        rounds.countDown();
    }

    private void pause(boolean value) {
        synchronized (job) {
            job.paused = value;
            synchronized (plan) {
                plan.history.add(value ? "pause" : "resume");
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BackupPlanner planner = new BackupPlanner();
        Timer timer = new Timer("backup", true);
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                planner.tick();
            }
        }, 0, 20);
        planner.pause(true);
        planner.pause(false);
        planner.rounds.await();
        timer.cancel();
        synchronized (planner.plan) {
            System.out.println(planner.plan.history + " skipped " + planner.plan.skipped);
        }
    }
}
