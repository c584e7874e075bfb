// run: scan --only lock-order
// expect: none
// One stage runs when the one before is done.
import java.util.concurrent.CompletableFuture;

public class StagesOk {
    static final Object A = new Object(), B = new Object();
    static int n;
    static void ab() { synchronized (A) { synchronized (B) { n++; } } }
    static void ba() { synchronized (B) { synchronized (A) { n--; } } }

    public static void main(String[] args) throws Exception {
        CompletableFuture.runAsync(() -> ab()).thenRun(() -> ba()).join();
    }
}
