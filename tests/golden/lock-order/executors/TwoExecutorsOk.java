// run: scan --only lock-order
// expect: none
// Two executors of one thread each.
import java.util.concurrent.*;
public class TwoExecutorsOk {
    static final ExecutorService io = Executors.newSingleThreadExecutor(), cpu = Executors.newSingleThreadExecutor();
    public static void main(String[] a) throws Exception {
        Future<Integer> f = io.submit(() -> cpu.submit(() -> 1).get() + 1);
        System.out.println(f.get());
        io.shutdown();
        cpu.shutdown();
    }
}
