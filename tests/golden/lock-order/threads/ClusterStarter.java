// run: scan --only lock-order
// expect: lock-order
// ClusterStarter.start holds its monitor while it awaits the latch; each node calls the synchronized setting() before it counts down
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;

public class ClusterStarter {
    private final Map<String, String> settings = new HashMap<>();
    private final List<Thread> members = new ArrayList<>();
    private boolean up;

    private final class Node implements Runnable {
        private final CountDownLatch ready;
        private final int index;

        Node(int index, CountDownLatch ready) {
            this.index = index;
            this.ready = ready;
        }

        @Override
        public void run() {
            String host = setting("host." + index);
            System.out.println("node on " + host);
            ready.countDown();
        }
    }

    synchronized void configure(String k, String v) {
        settings.put(k, v);
    }

    synchronized String setting(String k) {
        return settings.getOrDefault(k, "localhost");
    }

    synchronized void start(int nodes) throws InterruptedException {
        CountDownLatch ready = new CountDownLatch(nodes);
        for (int i = 0; i < nodes; i++) {
            Thread t = new Thread(new Node(i, ready));
            members.add(t);
            t.start();
        }
        ready.await();
        up = true;
    }

    synchronized boolean isUp() {
        return up;
    }

    public static void main(String[] args) throws InterruptedException {
        ClusterStarter c = new ClusterStarter();
        c.configure("host.0", "alpha");
        c.start(3);
        System.out.println(c.isUp());
    }
}
// corpus: unseen14
