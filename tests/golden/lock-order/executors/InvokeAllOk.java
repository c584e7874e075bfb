// run: scan --only lock-order
// expect: none
// invokeAll with tasks that use one order.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class InvokeAllOk {
    static class In { int n; }
    static class Out { int n; }
    static final In in = new In();
    static final Out out = new Out();
    static Integer pull() { for (int i = 0; i < 1000; i++) synchronized (in) { synchronized (out) { in.n++; } } return in.n; }
    static Integer push() { for (int i = 0; i < 1000; i++) { synchronized (out) { out.n++; } synchronized (in) { in.n--; } } return 0; }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Callable<Integer>> tasks = new ArrayList<>();
        tasks.add(() -> pull());
        tasks.add(() -> push());
        pool.invokeAll(tasks);
        pool.shutdown();
    }
}
