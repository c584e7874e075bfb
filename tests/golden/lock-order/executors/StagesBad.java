// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.lang.Object
// Two chains of stages run at once.
import java.util.concurrent.CompletableFuture;

public class StagesBad {
    static final Object A = new Object(), B = new Object();
    static int n;
    static void ab() { synchronized (A) { synchronized (B) { n++; } } }
    static void ba() { synchronized (B) { synchronized (A) { n--; } } }

    public static void main(String[] args) throws Exception {
        CompletableFuture<Void> a = CompletableFuture.supplyAsync(() -> 1).thenAccept(k -> ab());
        CompletableFuture<Void> b = CompletableFuture.supplyAsync(() -> 2).thenAccept(k -> ba());
        CompletableFuture.allOf(a, b).join();
    }
}
