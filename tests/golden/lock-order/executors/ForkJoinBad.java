// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.lang.Object
// RecursiveAction forked into the common pool.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class ForkJoinBad {
    static final Object L1 = new Object(), L2 = new Object();
    static int n;
    static class Up extends RecursiveAction {
        @Override protected void compute() { for (int i = 0; i < 100000; i++) synchronized (L1) { synchronized (L2) { n++; } } }
    }
    static class Down extends RecursiveAction {
        @Override protected void compute() { for (int i = 0; i < 100000; i++) synchronized (L2) { synchronized (L1) { n--; } } }
    }

    public static void main(String[] args) throws Exception {
        ForkJoinPool p = new ForkJoinPool(2);
        p.execute(new Up());
        p.execute(new Down());
        Thread.sleep(1000);
    }
}
