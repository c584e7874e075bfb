// run: scan --only lock-order
// expect: lock-order
// Breaker.record calls the panel's method reference under the breaker lock, the panel's resetAll holds the panel and takes the breaker lock
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

public class BreakerPanel {
    enum Mode { CLOSED, OPEN }

    private final List<Breaker> breakers = new ArrayList<>();
    private final Map<Mode, Integer> switches = new EnumMap<>(Mode.class);

    synchronized Breaker install(String name, int limit) {
        Breaker b = new Breaker(name, limit, this::onSwitch);
        breakers.add(b);
        return b;
    }

    synchronized void onSwitch(Mode mode) {
        switches.merge(mode, 1, Integer::sum);
    }

    synchronized void resetAll() {
        for (Breaker b : breakers) {
            b.close();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BreakerPanel panel = new BreakerPanel();
        Breaker payments = panel.install("payments", 3);
        ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
        timer.scheduleAtFixedRate(panel::resetAll, 1, 1, TimeUnit.MILLISECONDS);
        Thread caller = new Thread(() -> {
            for (int i = 0; i < 100_000; i++) {
                payments.record(i % 2 == 0);
            }
        });
        caller.start();
        caller.join();
        timer.shutdownNow();
    }
}

class Breaker {
    private final Lock lock = new ReentrantLock();
    private final String name;
    private final int limit;
    private final Consumer<BreakerPanel.Mode> observer;
    private BreakerPanel.Mode mode = BreakerPanel.Mode.CLOSED;
    private int failures;

    Breaker(String name, int limit, Consumer<BreakerPanel.Mode> observer) {
        this.name = name;
        this.limit = limit;
        this.observer = observer;
    }

    void record(boolean ok) {
        lock.lock();
        try {
            if (!ok && ++failures >= limit && mode == BreakerPanel.Mode.CLOSED) {
                mode = BreakerPanel.Mode.OPEN;
                observer.accept(mode);
            }
        } finally {
            lock.unlock();
        }
    }

    void close() {
        lock.lock();
        try {
            mode = BreakerPanel.Mode.CLOSED;
            failures = 0;
        } finally {
            lock.unlock();
        }
    }

    @Override
    public String toString() {
        return name;
    }
}
// corpus: unseen15
