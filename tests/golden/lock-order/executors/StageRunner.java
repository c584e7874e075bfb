// run: scan --only lock-order
// expect: lock-order
// runStage waits for the futures with the runner's monitor held, the tasks need that monitor in noteFailure
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class StageRunner {
    private final ExecutorService workers = Executors.newFixedThreadPool(3);
    private final List<String> failures = new ArrayList<>();
    private int stagesDone;

    public synchronized int runStage(String stage, List<Callable<Integer>> steps)
            throws InterruptedException, ExecutionException {
        List<Future<Integer>> pending = new ArrayList<>();
        for (Callable<Integer> step : steps) {
            pending.add(workers.submit(() -> attempt(stage, step)));
        }
        int total = 0;
        for (Future<Integer> f : pending) {
            total += f.get();
        }
        stagesDone++;
        return total;
    }

    private int attempt(String stage, Callable<Integer> step) {
        try {
            return step.call();
        } catch (Exception e) {
            noteFailure(stage + ": " + e.getMessage());
            return 0;
        }
    }

    private synchronized void noteFailure(String text) {
        failures.add(text);
    }

    public synchronized String report() {
        return stagesDone + " stages, failures " + failures;
    }

    void close() {
        workers.shutdown();
    }

    public static void main(String[] args) throws Exception {
        StageRunner runner = new StageRunner();
        List<Callable<Integer>> steps = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            int n = i;
            steps.add(() -> {
                if (n == 4) {
                    throw new IllegalStateException("step " + n + " rejected");
                }
                return n;
            });
        }
        System.out.println(runner.runStage("extract", steps));
        System.out.println(runner.report());
        runner.close();
    }
}
// corpus: unseen17
