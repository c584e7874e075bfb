// run: scan --only lock-order
// expect: lock-order locks=SubmitCallableBad$In,SubmitCallableBad$Out
// submit with Callables (method references).
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class SubmitCallableBad {
    static class In { int n; }
    static class Out { int n; }
    static final In in = new In();
    static final Out out = new Out();
    static Integer pull() { for (int i = 0; i < 100000; i++) synchronized (in) { synchronized (out) { in.n++; } } return in.n; }
    static Integer push() { for (int i = 0; i < 100000; i++) synchronized (out) { synchronized (in) { out.n++; } } return out.n; }

    public static void main(String[] args) {
        ExecutorService pool = Executors.newCachedThreadPool();
        pool.submit(SubmitCallableBad::pull);
        pool.submit(SubmitCallableBad::push);
        pool.shutdown();
    }
}
