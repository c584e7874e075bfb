// run: scan --only atomicity
// jdk: 25
// expect: atomicity
// QuotaKeeper.charge holds its ReentrantLock and calls meter.remaining and meter.consume separately through a guard object; a second keeper in another virtual thread shares the Meter, so the quota goes negative.
import java.util.concurrent.Executors;
import java.util.concurrent.locks.ReentrantLock;

final class Section implements AutoCloseable {
    private final ReentrantLock l;

    Section(ReentrantLock l) {
        this.l = l;
        l.lock();
    }

    @Override
    public void close() { l.unlock(); }
}

class Meter {
    private final ReentrantLock lock = new ReentrantLock();
    private long left;
    private long lowest;

    Meter(long left) { this.left = left; }

    long remaining() {
        try (var s = new Section(lock)) {
            return left;
        }
    }

    void consume(long n) {
        try (var s = new Section(lock)) {
            left -= n;
            lowest = Math.min(lowest, left);
        }
    }

    void topUp(long n) {
        try (var s = new Section(lock)) {
            left += n;
        }
    }

    long lowest() {
        try (var s = new Section(lock)) {
            return lowest;
        }
    }
}

class QuotaKeeper {
    private final ReentrantLock lock = new ReentrantLock();
    private final Meter meter;
    private int denied;

    QuotaKeeper(Meter meter) { this.meter = meter; }

    boolean charge(long n) {
        try (var s = new Section(lock)) {
            if (meter.remaining() < n) {
                denied++;
                return false;
            }
            meter.consume(n);
            return true;
        }
    }
}

public class QuotaKeeperMain {
    public static void main(String[] args) {
        Meter shared = new Meter(10);
        QuotaKeeper eu = new QuotaKeeper(shared);
        QuotaKeeper us = new QuotaKeeper(shared);
        try (var ex = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 20_000; i++) {
                QuotaKeeper k = i % 2 == 0 ? eu : us;
                ex.submit(() -> {
                    if (k.charge(10)) {
                        shared.topUp(10);
                    }
                });
            }
        }
        System.out.println("lowest " + shared.lowest());
    }
}
// corpus: unseen
