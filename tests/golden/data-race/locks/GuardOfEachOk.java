// Each account has a guard whose methods take and release its lock.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

public class GuardOfEachOk {
    static class Guard {
        private final ReentrantLock l = new ReentrantLock();

        void enter() {
            l.lock();
        }

        void exit() {
            l.unlock();
        }
    }

    static class Acc {
        final Guard g = new Guard();
        long bal;

        void add(long v) {
            g.enter();
            try {
                bal += v;
            } finally {
                g.exit();
            }
        }
    }

    public static void main(String[] a) {
        List<Acc> as = new ArrayList<>();
        for (int i = 0; i < 3; i++) as.add(new Acc());
        for (int i = 0; i < 3; i++)
            new Thread(
                            () -> {
                                for (Acc x : as) x.add(1);
                            })
                    .start();
    }
}
