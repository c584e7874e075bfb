// run: scan --only lock-order
// expect: lock-order
// provision() does not have the queue's lock when it enters the controller.
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;

public class HeldAsOneBad {
    static class Controller {
        private final ReentrantLock queue = new ReentrantLock();
        private final Set<String> nodes = new HashSet<>();

        void locked(Runnable task) {
            queue.lock();
            try {
                task.run();
            } finally {
                queue.unlock();
            }
        }

        synchronized void add(String node) {
            nodes.add(node);
            locked(nodes::clear);
        }

        synchronized void remove(String node) {
            nodes.remove(node);
        }
    }

    private final Controller controller = new Controller();

    void provision(String node) {
        controller.add(node);
    }

    void check(String node) {
        controller.locked(() -> controller.remove(node));
    }

    public static void main(String[] args) {
        HeldAsOneBad cloud = new HeldAsOneBad();
        new Thread(() -> cloud.provision("a")).start();
        new Thread(() -> cloud.check("a")).start();
    }
}
