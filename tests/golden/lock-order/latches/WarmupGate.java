// run: scan --only lock-order
// expect: lock-order
// Node.warmUp awaits the CountDownLatch inside synchronized(state) while each loader must enter synchronized(state) in publish before it counts down.
package cluster.warmup;

import java.util.TreeMap;
import java.util.Map;
import java.util.concurrent.CountDownLatch;

class Partition {
    final int id;
    Partition(int id) { this.id = id; }
    byte[] load() {
        byte[] data = new byte[1024 * (id + 1)];
        for (int i = 0; i < data.length; i++) {
            data[i] = (byte) (i * 31);
        }
        return data;
    }
}

class Node {
    private final Object state = new Object();
    private final Map<Integer, byte[]> loaded = new TreeMap<>();
    private final CountDownLatch ready;
    private boolean serving;

    Node(int partitions) {
        this.ready = new CountDownLatch(partitions);
    }

    void warmUp(Partition[] parts) throws InterruptedException {
        synchronized (state) {
            if (serving) {
                return;
            }
            for (Partition p : parts) {
                new Thread(new Loader(this, p), "loader-" + p.id).start();
            }
            ready.await();
            serving = true;
        }
    }

    void publish(Partition p, byte[] data) {
        synchronized (state) {
            loaded.put(p.id, data);
        }
        ready.countDown();
    }

    int size() {
        synchronized (state) {
            return loaded.size();
        }
    }
}

class Loader implements Runnable {
    private final Node node;
    private final Partition partition;

    Loader(Node node, Partition partition) {
        this.node = node;
        this.partition = partition;
    }

    @Override
    public void run() {
        byte[] data = partition.load();
        node.publish(partition, data);
    }
}

public class WarmupGate {
    public static void main(String[] args) throws InterruptedException {
        Partition[] parts = new Partition[4];
        for (int i = 0; i < parts.length; i++) {
            parts[i] = new Partition(i);
        }
        Node node = new Node(parts.length);
        node.warmUp(parts);
        System.out.println("partitions: " + node.size());
    }
}
// corpus: unseen
