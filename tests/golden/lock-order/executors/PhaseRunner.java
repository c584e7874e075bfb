// run: scan --only lock-order
// expect: none
// runPhase waits for the futures without any lock; the monitor is only taken for the short bookkeeping steps
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class PhaseRunner {
    private final ExecutorService workers = Executors.newFixedThreadPool(3);
    private final List<String> failures = new ArrayList<>();
    private int phasesDone;

    public int runPhase(String phase, List<Callable<Integer>> steps)
            throws InterruptedException, ExecutionException {
        List<Future<Integer>> pending = new ArrayList<>();
        for (Callable<Integer> step : steps) {
            pending.add(workers.submit(() -> attempt(phase, step)));
        }
        int total = 0;
        for (Future<Integer> f : pending) {
            total += f.get();
        }
        synchronized (this) {
            phasesDone++;
        }
        return total;
    }

    private int attempt(String phase, Callable<Integer> step) {
        try {
            return step.call();
        } catch (Exception e) {
            noteFailure(phase + ": " + e.getMessage());
            return 0;
        }
    }

    private synchronized void noteFailure(String text) {
        failures.add(text);
    }

    public synchronized String report() {
        return phasesDone + " phases, failures " + failures;
    }

    void close() {
        workers.shutdown();
    }

    public static void main(String[] args) throws Exception {
        PhaseRunner runner = new PhaseRunner();
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
        System.out.println(runner.runPhase("extract", steps));
        System.out.println(runner.report());
        runner.close();
    }
}
// corpus: unseen17
