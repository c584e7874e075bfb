// run: scan --only data-race
// expect: none
import java.util.concurrent.*;
public class OnePermitOk {
    private final Semaphore gate = new Semaphore(1);
    private int seats = 10;
    void book() throws InterruptedException { gate.acquire(); try { seats--; } finally { gate.release(); } }
    public static void main(String[] args) {
        OnePermitOk cinema = new OnePermitOk();
        Callable<Void> c = () -> { cinema.book(); return null; };
        ExecutorService pool = Executors.newCachedThreadPool();
        for (int i = 0; i < 5; i++) pool.submit(c);
        pool.shutdown();
    }
}
// corpus: unseen22
