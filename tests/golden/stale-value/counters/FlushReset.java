// run: scan --only stale-value
// expect: stale-value
// pending.get() then pending.set(0), increments in between are lost
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.atomic.AtomicLong;

public class FlushReset {
    private final AtomicLong pending = new AtomicLong();
    private volatile long flushed;

    void event() { pending.incrementAndGet(); }

    long flush() {
        long n = pending.get();
        if (n > 0) pending.set(0);
        flushed = n;
        return n;
    }

    public static void main(String[] args) throws Exception {
        FlushReset f = new FlushReset();
        Timer t = new Timer(true);
        t.schedule(new TimerTask() {
            @Override public void run() { System.out.println(f.flush()); }
        }, 1, 1);
        for (int i = 0; i < 1_000_000; i++) f.event();
        Thread.sleep(10);
    }
}
// corpus: unseen
