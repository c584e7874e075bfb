// run: scan --only stale-value
// expect: none
// getAndSet(0) takes and clears atomically
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.atomic.AtomicLong;

public class GetAndSetFlush {
    private final AtomicLong pending = new AtomicLong();
    private final AtomicLong flushed = new AtomicLong();

    void event() { pending.incrementAndGet(); }

    void flush() {
        long n = pending.getAndSet(0);
        if (n > 0) flushed.addAndGet(n);
    }

    public static void main(String[] args) throws Exception {
        GetAndSetFlush f = new GetAndSetFlush();
        Timer t = new Timer(true);
        t.schedule(new TimerTask() { @Override public void run() { f.flush(); } }, 1, 1);
        for (int i = 0; i < 100000; i++) f.event();
        Thread.sleep(5);
        f.flush();
        System.out.println(f.flushed.get());
    }
}
// corpus: unseen
