import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

public class BreakerPanel {
    enum Mode { CLOSED, OPEN, PROBING }

    static final class Guarded {
        static <T> T with(Lock lock, Supplier<T> body) {
            lock.lock();
            try {
                return body.get();
            } finally {
                lock.unlock();
            }
        }
    }

    static class Breaker {
        private final Lock lock = new ReentrantLock();
        private final Deque<String> history = new ArrayDeque<>();
        private Mode mode = Mode.CLOSED;
        private int failures;
        private int skipped;

        <T> T call(Callable<T> c, T fallback) {
            boolean allowed = Guarded.with(lock, this::admit);
            if (!allowed) {
                return fallback;
            }
            try {
                T v = c.call();
                Guarded.with(lock, () -> onSuccess());
                return v;
            } catch (Exception e) {
                Guarded.with(lock, () -> onFailure(e.getMessage()));
                return fallback;
            }
        }

        private boolean admit() {
            if (mode == Mode.OPEN && ++skipped % 5 == 0) {
                move(Mode.PROBING);
            }
            return mode != Mode.OPEN;
        }

        private Mode onSuccess() {
            failures = 0;
            return move(Mode.CLOSED);
        }

        private Mode onFailure(String why) {
            failures++;
            if (mode == Mode.PROBING || failures >= 3) {
                history.addLast(why);
                return move(Mode.OPEN);
            }
            return mode;
        }

        private Mode move(Mode to) {
            if (mode != to) {
                history.addLast(mode + "->" + to);
                mode = to;
            }
            while (history.size() > 10) {
                history.removeFirst();
            }
            return to;
        }

        String report() {
            return Guarded.with(lock, () -> mode + " " + history.size() + " entries");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Breaker breaker = new Breaker();
        AtomicInteger calls = new AtomicInteger();
        Thread[] users = new Thread[3];
        for (int i = 0; i < users.length; i++) {
            users[i] = new Thread(() -> {
                for (int k = 0; k < 100; k++) {
                    breaker.call(() -> {
                        if (calls.incrementAndGet() % 4 != 0) {
                            throw new java.io.IOException("refused");
                        }
                        return "fine";
                    }, "cached");
                }
            });
            users[i].start();
        }
        System.out.println("during: " + breaker.report().isEmpty());
        for (Thread t : users) {
            t.join();
        }
        System.out.println(breaker.report().length() > 0);
    }
}
