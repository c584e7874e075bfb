// run: scan --only atomicity
// expect: atomicity
// Each lane holds its own lock, asks the shared backlog isEmpty() and then takes with remove(), which fails if the other lane emptied it
import java.util.LinkedList;
import java.util.concurrent.locks.ReentrantLock;

public class LaneDispatcher {
    static class Backlog<T> {
        private final LinkedList<T> items = new LinkedList<>();

        synchronized void add(T t) {
            items.addLast(t);
        }

        synchronized boolean isEmpty() {
            return items.isEmpty();
        }

        synchronized T remove() {
            return items.removeFirst();
        }
    }

    static class Lane {
        private final ReentrantLock lane = new ReentrantLock();
        private final Backlog<Runnable> backlog;
        private int done;

        Lane(Backlog<Runnable> backlog) {
            this.backlog = backlog;
        }

        boolean step() {
            lane.lock();
            try {
                if (backlog.isEmpty()) {
                    return false;
                }
                Runnable r = backlog.remove();
                r.run();
                done++;
                return true;
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
        Backlog<Runnable> backlog = new Backlog<>();
        for (int i = 0; i < 20_000; i++) {
            backlog.add(Thread::onSpinWait);
        }
        Lane[] lanes = {new Lane(backlog), new Lane(backlog)};
        Thread[] threads = new Thread[lanes.length];
        for (int i = 0; i < lanes.length; i++) {
            Lane l = lanes[i];
            threads[i] = new Thread(() -> {
                while (l.step()) {
                    Thread.yield();
                }
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(lanes[0].done() + lanes[1].done());
    }
}
// corpus: unseen9
