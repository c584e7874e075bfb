// run: scan --only lock-order
// expect: lock-order locks=ScheduledBad$Feed,ScheduledBad$Screen
// scheduleAtFixedRate on two different executors.
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class ScheduledBad {
    static class Feed {
        int n;
        synchronized void poll(Screen s) { s.show(n++); }
        synchronized int last() { return n; }
    }
    static class Screen {
        int n;
        synchronized void show(int k) { n = k; }
        synchronized void refresh(Feed f) { n = f.last(); }
    }

    public static void main(String[] args) {
        Feed f = new Feed(); Screen s = new Screen();
        ScheduledExecutorService e = Executors.newScheduledThreadPool(2);
        e.scheduleAtFixedRate(() -> { for (int i = 0; i < 100000; i++) f.poll(s); }, 0, 1, TimeUnit.MILLISECONDS);
        e.scheduleAtFixedRate(() -> { for (int i = 0; i < 100000; i++) s.refresh(f); }, 0, 1, TimeUnit.MILLISECONDS);
    }
}
