// run: scan --only lock-order
// expect: none
// the lookup returns the in-flight future; nobody waits for it while holding the monitor, and it is completed outside of it
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PartitionMetadata {
    private final ExecutorService network;
    private final Map<String, Integer> leaders = new HashMap<>();
    private final Map<String, CompletableFuture<Integer>> inFlight = new HashMap<>();

    public PartitionMetadata(ExecutorService network) {
        this.network = network;
    }

    public CompletableFuture<Integer> leaderOf(String topic) {
        synchronized (this) {
            Integer id = leaders.get(topic);
            if (id != null) {
                return CompletableFuture.completedFuture(id);
            }
            CompletableFuture<Integer> pending = inFlight.get(topic);
            if (pending == null) {
                pending = new CompletableFuture<>();
                inFlight.put(topic, pending);
                network.execute(() -> answer(topic, topic.length()));
            }
            return pending;
        }
    }

    private void answer(String topic, int leader) {
        CompletableFuture<Integer> pending;
        synchronized (this) {
            leaders.put(topic, leader);
            pending = inFlight.remove(topic);
        }
        if (pending != null) {
            pending.complete(leader);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ExecutorService network = Executors.newSingleThreadExecutor();
        PartitionMetadata metadata = new PartitionMetadata(network);
        Runnable ask = () -> System.out.println(metadata.leaderOf("orders").join());
        Thread producer = new Thread(ask);
        Thread consumer = new Thread(ask);
        producer.start();
        consumer.start();
        producer.join();
        consumer.join();
        network.shutdown();
    }
}
// corpus: unseen11
