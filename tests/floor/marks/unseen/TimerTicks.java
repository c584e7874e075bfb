import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

/** One timer runs two tasks on its one thread, a second timer has a thread of its own. */
public class TimerTicks {
    private final CountDownLatch latch = new CountDownLatch(4);
    private Deque<Long> history;
    private int ticks;
    private int flushes;
    private int foreign;

    class Tick extends TimerTask {
        @Override
        public void run() {
            if (history == null) {
                history = new ArrayDeque<>(); // confined
            }
            history.add(System.nanoTime()); // @tick not parallel: tick, not parallel: flush
            ticks++;
            latch.countDown();
        }
    }

    class Flush extends TimerTask {
        @Override
        public void run() {
            if (history != null) {
                history.clear(); // @flush not parallel: flush, parallel: foreign
            }
            flushes++; // @flushes not parallel: tick, parallel: foreign
        }
    }

    public static void main(String[] args) throws InterruptedException {
        TimerTicks t = new TimerTicks(); // shared
        Timer one = new Timer("one", true);
        Timer two = new Timer("two", true);
        one.schedule(t.new Tick(), 1, 3);
        one.schedule(t.new Flush(), 2, 5);
        two.schedule(new TimerTask() {
            @Override
            public void run() {
                t.foreign++; // @foreign parallel: tick, not parallel: foreign, parallel: peek
            }
        }, 1, 3);
        t.latch.await();
        int seen = t.foreign; // @peek parallel: tick, parallel: flush
        one.cancel();
        two.cancel();
        System.out.println(seen + t.ticks + t.flushes > 3);
    }
}
