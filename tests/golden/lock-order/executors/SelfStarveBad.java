// run: scan --only lock-order
// expect: lock-order locks=java.util.concurrent.ExecutorService severity=high
// A task of a single-threaded executor waits for tasks of the same executor.
import java.util.concurrent.*;
public class SelfStarveBad {
    final ExecutorService exec = Executors.newSingleThreadExecutor();
    class Render implements Callable<String> {
        public String call() throws Exception {
            Future<String> header = exec.submit(() -> "h"), footer = exec.submit(() -> "f");
            return header.get() + footer.get();
        }
    }
    public static void main(String[] a) throws Exception {
        SelfStarveBad s = new SelfStarveBad();
        System.out.println(s.exec.submit(s.new Render()).get());
        s.exec.shutdown();
    }
}
