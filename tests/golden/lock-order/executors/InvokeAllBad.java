// run: scan --only lock-order
// expect: lock-order locks=InvokeAllBad$In,InvokeAllBad$Out
// invokeAll runs all tasks of the list at once.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class InvokeAllBad {
    static class In { int n; }
    static class Out { int n; }
    static final In in = new In();
    static final Out out = new Out();
    static Integer pull() { for (int i = 0; i < 100000; i++) synchronized (in) { synchronized (out) { in.n++; } } return in.n; }
    static Integer push() { for (int i = 0; i < 100000; i++) synchronized (out) { synchronized (in) { out.n++; } } return out.n; }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Callable<Integer>> tasks = new ArrayList<>();
        tasks.add(() -> pull());
        tasks.add(() -> push());
        pool.invokeAll(tasks);
        pool.shutdown();
    }
}
