// run: scan --only atomicity
// expect: none
// One poll() per item takes or answers null when another lane was faster; nothing is assumed between two polls
import java.util.LinkedList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

public class LanePump {
    static class WorkList<T> {
        private final LinkedList<T> items = new LinkedList<>();

        synchronized void add(T t) {
            items.addLast(t);
        }

        synchronized T poll() {
            return items.pollFirst();
        }
    }

    static class PumpLane {
        private final ReentrantLock lane = new ReentrantLock();
        private final WorkList<Runnable> work;
        private int done;

        PumpLane(WorkList<Runnable> work) {
            this.work = work;
        }

        int drain(int max) {
            lane.lock();
            try {
                int n = 0;
                while (n < max) {
                    Runnable r = work.poll();
                    if (r == null) {
                        break;
                    }
                    r.run();
                    n++;
                }
                done += n;
                return n;
            } finally {
                lane.unlock();
            }
        }

        int done() {
            lane.lock();
            try {
                return done;
            } finally {
                lane.unlock();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        WorkList<Runnable> work = new WorkList<>();
        AtomicInteger executed = new AtomicInteger();
        for (int i = 0; i < 20_000; i++) {
            work.add(executed::incrementAndGet);
        }
        PumpLane[] lanes = {new PumpLane(work), new PumpLane(work)};
        Thread[] threads = new Thread[lanes.length];
        for (int i = 0; i < lanes.length; i++) {
            PumpLane l = lanes[i];
            threads[i] = new Thread(() -> {
                while (l.drain(16) > 0) {
                    Thread.yield();
                }
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(lanes[0].done() + lanes[1].done() + " " + executed.get());
    }
}
// corpus: unseen9
