// run: scan --only stale-value
// expect: none
// repaired BuildStep: a step is claimed by one compareAndSet; only the claimer can reach the later set(DONE), because no other transition leaves RUNNING.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

public class ClaimedSteps {
    enum Status { PENDING, RUNNING, DONE, SKIPPED }

    private final AtomicReference<Status> status = new AtomicReference<>(Status.PENDING);
    private final AtomicInteger runs = new AtomicInteger();

    boolean skip() {
        return status.get() == Status.PENDING
                && status.compareAndSet(Status.PENDING, Status.SKIPPED);
    }

    void execute() {
        Status s = status.get();
        if (s != Status.PENDING) {
            return;
        }
        if (!status.compareAndSet(s, Status.RUNNING)) {
            return;
        }
        runs.incrementAndGet();
        status.set(Status.DONE);
    }

    public static void main(String[] args) throws InterruptedException {
        List<ClaimedSteps> steps = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            steps.add(new ClaimedSteps());
        }
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int w = 0; w < 4; w++) {
            int n = w;
            pool.submit(() -> {
                for (int i = 0; i < steps.size(); i++) {
                    if (i % 50 == n) {
                        steps.get(i).skip();
                    } else {
                        steps.get(i).execute();
                    }
                }
            });
        }
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        for (ClaimedSteps s : steps) {
            if (s.runs.get() > 1) {
                System.out.println("ran twice");
            }
        }
    }
}
// corpus: unseen
