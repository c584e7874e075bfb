// run: scan --only lock-order
// expect: none
// repaired form of jenkinsci/docker-plugin#141: provisioning takes the queue lock before the synchronized controller method, like the retention check does
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;

public class DockerNodeCloud {
    static final class Controller {
        private final ReentrantLock queueLock = new ReentrantLock();
        private final Set<String> nodes = new HashSet<>();

        void withQueueLock(Runnable r) {
            queueLock.lock();
            try {
                r.run();
            } finally {
                queueLock.unlock();
            }
        }

        synchronized void addNode(String n) {
            nodes.add(n);
            withQueueLock(this::trim);
        }

        synchronized boolean removeNode(String n) {
            return nodes.remove(n);
        }

        private void trim() {
            nodes.removeIf(String::isEmpty);
        }

        synchronized int size() {
            return nodes.size();
        }
    }

    private final Controller controller;

    DockerNodeCloud(Controller controller) {
        this.controller = controller;
    }

    /** addNode takes the queue lock again, but this thread has it already. */
    void provision(String name) {
        controller.withQueueLock(() -> controller.addNode(name));
    }

    void retentionCheck(String name) {
        controller.withQueueLock(() -> {
            if (controller.removeNode(name)) {
                Thread.yield();
            }
        });
    }

    public static void main(String[] args) throws InterruptedException {
        Controller controller = new Controller();
        DockerNodeCloud cloud = new DockerNodeCloud(controller);
        Thread provisioner = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                cloud.provision("d" + (i & 31));
            }
        });
        Thread retention = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                cloud.retentionCheck("d" + (i & 31));
            }
        });
        provisioner.start();
        retention.start();
        provisioner.join();
        retention.join();
        System.out.println(controller.size());
    }
}
// corpus: unseen19
