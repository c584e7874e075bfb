// run: scan --only lock-order
// expect: none
// The parts are run by another executor.
import java.util.concurrent.*;
public class SelfStarveOk {
    final ExecutorService exec = Executors.newSingleThreadExecutor(), parts = Executors.newFixedThreadPool(2);
    class Render implements Callable<String> {
        public String call() throws Exception {
            Future<String> header = parts.submit(() -> "h"), footer = parts.submit(() -> "f");
            return header.get() + footer.get();
        }
    }
    public static void main(String[] a) throws Exception {
        SelfStarveOk s = new SelfStarveOk();
        System.out.println(s.exec.submit(s.new Render()).get());
        s.exec.shutdown();
    }
}
