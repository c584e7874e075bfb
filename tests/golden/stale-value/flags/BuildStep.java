// run: scan --only stale-value
// expect: stale-value
// start() checks in one section that the step is PENDING and sets RUNNING in a second one; two workers both start the step and it runs twice.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class BuildStep {
    enum Status { PENDING, RUNNING, DONE, SKIPPED }

    private final String name;
    private Status status = Status.PENDING;
    private int runs;

    BuildStep(String name) {
        this.name = name;
    }

    synchronized Status status() {
        return status;
    }

    synchronized void status(Status s) {
        status = s;
    }

    synchronized void ran() {
        runs++;
    }

    synchronized int runs() {
        return runs;
    }

    boolean start() {
        if (status() == Status.PENDING) {
            status(Status.RUNNING);
            return true;
        }
        return false;
    }

    void execute() {
        if (start()) {
            ran();
            status(Status.DONE);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        List<BuildStep> steps = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            steps.add(new BuildStep("step" + i));
        }
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int w = 0; w < 4; w++) {
            pool.submit(() -> {
                for (BuildStep s : steps) {
                    s.execute();
                }
            });
        }
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        for (BuildStep s : steps) {
            if (s.runs() != 1) {
                System.out.println(s.name + " ran " + s.runs() + " times");
            }
        }
    }
}
// corpus: unseen
