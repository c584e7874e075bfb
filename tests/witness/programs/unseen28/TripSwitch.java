import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;

public class TripSwitch {
    enum Phase { CLOSED, OPEN, HALF }

    private final AtomicReference<Phase> phase = new AtomicReference<>(Phase.CLOSED);
    private final AtomicInteger failures = new AtomicInteger();
    private final AtomicInteger rejected = new AtomicInteger();
    private long openedAt;
    private final int threshold;
    private final long coolNanos;

    TripSwitch(int threshold, long coolNanos) {
        this.threshold = threshold;
        this.coolNanos = coolNanos;
    }

    boolean attempt(BooleanSupplier call) {
        if (!ready()) {
            rejected.incrementAndGet();
            return false;
        }
        boolean ok = call.getAsBoolean();
        if (ok) {
            failures.set(0);
            phase.set(Phase.CLOSED);
        } else if (failures.incrementAndGet() >= threshold) {
            trip();
        }
        return ok;
    }

    private void trip() {
        if (phase.getAndSet(Phase.OPEN) != Phase.OPEN) {
            openedAt = System.nanoTime();
        }
    }

    private boolean ready() {
        if (phase.get() != Phase.OPEN) {
            return true;
        }
        return System.nanoTime() - openedAt > coolNanos
                && phase.compareAndSet(Phase.OPEN, Phase.HALF);
    }

    static class RemoteService {
        private final AtomicInteger calls = new AtomicInteger();

        boolean ping() {
            return calls.incrementAndGet() % 7 < 3;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        TripSwitch breaker = new TripSwitch(3, 20_000);
        RemoteService remote = new RemoteService();
        Thread[] users = new Thread[4];
        int[] good = new int[users.length];
        for (int u = 0; u < users.length; u++) {
            final int id = u;
            users[u] = new Thread(() -> {
                for (int i = 0; i < 500; i++) {
                    if (breaker.attempt(remote::ping)) {
                        good[id]++;
                    }
                }
            });
            users[u].start();
        }
        int sum = 0;
        for (int u = 0; u < users.length; u++) {
            users[u].join();
            sum += good[u];
        }
        System.out.println((sum + breaker.rejected.get() > 0) + " " + breaker.phase.get().name().length());
    }
}
