// run: scan --only lock-order
// expect: none
// Who takes the queue's lock inside the controller has it already, though the frames between know it by
// other names.
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;

public class HeldAsOneOk {
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
        controller.locked(() -> controller.add(node));
    }

    void check(String node) {
        controller.locked(() -> controller.remove(node));
    }

    public static void main(String[] args) {
        HeldAsOneOk cloud = new HeldAsOneOk();
        new Thread(() -> cloud.provision("a")).start();
        new Thread(() -> cloud.check("a")).start();
    }
}
