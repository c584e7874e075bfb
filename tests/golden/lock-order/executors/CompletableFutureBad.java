// run: scan --only lock-order
// expect: lock-order locks=CompletableFutureBad$In,CompletableFutureBad$Out
// runAsync and thenRun.
import java.util.concurrent.CompletableFuture;

public class CompletableFutureBad {
    static class In { int n; }
    static class Out { int n; }
    static final In in = new In();
    static final Out out = new Out();
    static void pull() { for (int i = 0; i < 100000; i++) synchronized (in) { synchronized (out) { in.n++; } } }
    static void push() { for (int i = 0; i < 100000; i++) synchronized (out) { synchronized (in) { out.n++; } } }

    public static void main(String[] args) throws Exception {
        CompletableFuture<Void> f = CompletableFuture.runAsync(() -> pull());
        push();
        f.join();
    }
}
