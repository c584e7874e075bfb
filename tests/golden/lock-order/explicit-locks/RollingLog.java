// run: scan --only lock-order
// expect: lock-order
// append() holds the file lock and asks the roller (its monitor); the roller's tick() holds its monitor and reopens the file under the file lock
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class RollingLog {
    private final Lock file = new ReentrantLock();
    private final Roller roller = new SizeRoller(this, 1_000);
    private StringBuilder current = new StringBuilder();
    private int generation;

    void append(String line) {
        file.lock();
        try {
            current.append(line).append('\n');
            roller.written(line.length() + 1);
        } finally {
            file.unlock();
        }
    }

    void reopen() {
        file.lock();
        try {
            current = new StringBuilder();
            generation++;
        } finally {
            file.unlock();
        }
    }

    abstract static class Roller {
        protected final RollingLog log;
        private long bytes;

        Roller(RollingLog log) {
            this.log = log;
        }

        synchronized void written(int n) {
            bytes += n;
        }

        synchronized void tick() {
            if (due(bytes)) {
                bytes = 0;
                log.reopen();
            }
        }

        abstract boolean due(long bytes);
    }

    static class SizeRoller extends Roller {
        private final long limit;

        SizeRoller(RollingLog log, long limit) {
            super(log);
            this.limit = limit;
        }

        @Override
        boolean due(long bytes) {
            return bytes > limit;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        RollingLog log = new RollingLog();
        Thread timer = new Thread(() -> {
            for (int i = 0; i < 50_000; i++) {
                log.roller.tick();
            }
        });
        timer.start();
        for (int i = 0; i < 50_000; i++) {
            log.append("entry " + i);
        }
        timer.join();
    }
}
// corpus: unseen10
