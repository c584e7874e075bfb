// A spin lock of its own for each account, taken by a method: only of one object are such claims followed.
// run: scan --only data-race
// expect: data-race field=FP_SpinLockOfEach$Acc.n
import java.util.concurrent.atomic.AtomicBoolean;

public class FP_SpinLockOfEach {
    static class Spin {
        private final AtomicBoolean f = new AtomicBoolean();

        void lock() {
            while (!f.compareAndSet(false, true)) Thread.onSpinWait();
        }

        void unlock() {
            f.set(false);
        }
    }

    static class Acc {
        final Spin s = new Spin();
        int n;

        void inc() {
            s.lock();
            try {
                n++;
            } finally {
                s.unlock();
            }
        }
    }

    public static void main(String[] a) {
        Acc[] as = new Acc[3];
        for (int i = 0; i < 3; i++) as[i] = new Acc();
        for (int i = 0; i < 3; i++)
            new Thread(
                            () -> {
                                for (Acc c : as) c.inc();
                            })
                    .start();
    }
}
