// Nothing is wrong with it but that it does not end.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class IdlePool {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.submit(() -> 1).get();
    }
}
// run: raddle check --width 80 $CLASSES
// out: IdlePool.java:8: deadlock: the program does not end: pool-1-thread-1 is idle;
// out:     was an executor not shut down?
// out:   how it happens (...):
// out:     main  IdlePool.java:8  calls FutureTask.get
// out:
// out: 1 error (...)
// exit: 1
