// run: scan --only lock-order
// expect: lock-order
// jetty/jetty.project#8354: the appender formats its argument under its monitor and toString() takes the strategy's lock; the strategy logs while it holds that lock
import java.util.concurrent.locks.ReentrantLock;

interface LineSink {
    void append(String pattern, Object arg);
}

abstract class LockedAppender implements LineSink {
    @Override
    public synchronized void append(String pattern, Object arg) {
        write(pattern.replace("{}", String.valueOf(arg)));
    }

    abstract void write(String line);
}

class StreamAppender extends LockedAppender {
    private final StringBuilder out = new StringBuilder();

    @Override
    void write(String line) {
        if (out.length() > 1 << 16) {
            out.setLength(0);
        }
        out.append(line).append('\n');
    }
}

class AdaptiveStrategy {
    private final ReentrantLock lock = new ReentrantLock();
    private final LineSink log;
    private int pending;
    private long produced;

    AdaptiveStrategy(LineSink log) {
        this.log = log;
    }

    void dispatch() {
        lock.lock();
        try {
            pending++;
        } finally {
            lock.unlock();
        }
    }

    boolean produce() {
        lock.lock();
        try {
            if (pending == 0) {
                log.append("{} idle", "strategy");
                return false;
            }
            pending--;
            produced++;
            return true;
        } finally {
            lock.unlock();
        }
    }

    @Override
    public String toString() {
        lock.lock();
        try {
            return "strategy[p=" + pending + ",n=" + produced + "]";
        } finally {
            lock.unlock();
        }
    }
}

public class StrategyLogging {
    public static void main(String[] args) throws InterruptedException {
        LineSink log = new StreamAppender();
        AdaptiveStrategy strategy = new AdaptiveStrategy(log);
        Thread selector = new Thread(() -> {
            for (int i = 0; i < 50_000; i++) {
                strategy.produce();
            }
        }, "selector");
        selector.start();
        for (int i = 0; i < 50_000; i++) {
            strategy.dispatch();
            log.append("state {}", strategy);
        }
        selector.join();
    }
}
// corpus: unseen19
