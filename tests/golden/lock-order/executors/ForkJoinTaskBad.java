// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.lang.Object severity=high
// Two forked tasks.
import java.util.concurrent.*;
public class ForkJoinTaskBad {
    static final Object a = new Object(), b = new Object();
    static int n;
    static class L extends RecursiveTask<Integer> {
        protected Integer compute() {
            synchronized (a) {
                synchronized (b) { return n++; }
            }
        }
    }
    static class R extends RecursiveTask<Integer> {
        protected Integer compute() {
            synchronized (b) {
                synchronized (a) { return n--; }
            }
        }
    }
    public static void main(String[] z) {
        ForkJoinTask<Integer> l = new L().fork(), r = new R().fork();
        System.out.println(l.join() + r.join());
    }
}
