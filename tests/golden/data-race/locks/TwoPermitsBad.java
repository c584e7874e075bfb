// run: scan --only data-race
// expect: data-race field=TwoPermitsBad.seats severity=high
import java.util.concurrent.*;
public class TwoPermitsBad {
    private final Semaphore gate = new Semaphore(2);
    private int seats = 10;
    void book() throws InterruptedException { gate.acquire(); try { seats--; } finally { gate.release(); } }
    public static void main(String[] args) {
        TwoPermitsBad cinema = new TwoPermitsBad();
        Callable<Void> c = () -> { cinema.book(); return null; };
        ExecutorService pool = Executors.newCachedThreadPool();
        for (int i = 0; i < 5; i++) pool.submit(c);
        pool.shutdown();
    }
}
// corpus: unseen22
