// run: scan --only stale-value
// expect: stale-value method=IdleReaper.reap
// reap asks a session whether it is idle and expires it in a second synchronized call: a session touched in between is expired although in use
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

public class IdleReaper {
    static final class Seat {
        private long lastUse;
        private boolean expired;

        synchronized boolean touch(long now) {
            if (expired) {
                return false;
            }
            lastUse = now;
            return true;
        }

        synchronized boolean idle(long now) {
            return now - lastUse > 2;
        }

        synchronized void expire() {
            expired = true;
        }
    }

    private final List<Seat> seats = new CopyOnWriteArrayList<>();
    private final AtomicLong clock = new AtomicLong();

    public Seat open() {
        Seat s = new Seat();
        s.touch(clock.get());
        seats.add(s);
        return s;
    }

    public void reap() {
        long now = clock.incrementAndGet();
        for (Seat s : seats) {
            if (s.idle(now)) {
                s.expire();
                seats.remove(s);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        IdleReaper reaper = new IdleReaper();
        ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
        timer.scheduleAtFixedRate(reaper::reap, 1, 1, TimeUnit.MILLISECONDS);
        Seat seat = reaper.open();
        Thread user = new Thread(() -> {
            while (seat.touch(reaper.clock.get())) {
                Thread.onSpinWait();
            }
            System.out.println("expired while in use");
        });
        user.setDaemon(true);
        user.start();
        user.join(2000);
        timer.shutdownNow();
    }
}
// corpus: unseen11
