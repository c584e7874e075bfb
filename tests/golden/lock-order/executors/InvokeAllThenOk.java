// run: scan --only lock-order
// expect: none
// invokeAll returns when all its tasks are done.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class InvokeAllThenOk {
    static final Object A = new Object(), B = new Object();
    static int n;
    static void ab() { synchronized (A) { synchronized (B) { n++; } } }
    static void ba() { synchronized (B) { synchronized (A) { n--; } } }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Callable<Integer>> tasks = new ArrayList<>();
        for (int i = 0; i < 10; i++) { tasks.add(() -> { ab(); return 0; }); }
        pool.invokeAll(tasks);
        ba();
    }
}
