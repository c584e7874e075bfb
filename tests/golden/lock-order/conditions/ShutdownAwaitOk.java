// run: scan --only lock-order
// expect: none
// All tasks have ended when awaitTermination returns.
import java.util.concurrent.*;
public class ShutdownAwaitOk {
    static final Object a = new Object(), b = new Object();
    static int n;
    public static void main(String[] z) throws Exception {
        ExecutorService e = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 4; i++) e.submit(() -> { synchronized (a) { synchronized (b) { n++;
    }
}
});
e.shutdown();
e.awaitTermination(1, TimeUnit.DAYS);
synchronized (b) {
    synchronized (a) { System.out.println(n); }
}
}
}
