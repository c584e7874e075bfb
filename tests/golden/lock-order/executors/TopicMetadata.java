// run: scan --only lock-order
// expect: lock-order
// await joins the in-flight future under the metadata's monitor; the network thread needs that monitor in install before it completes the future
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class TopicMetadata {
    private final ExecutorService network;
    private Map<String, Integer> leaders = new HashMap<>();
    private CompletableFuture<Void> inFlight;

    public TopicMetadata(ExecutorService network) {
        this.network = network;
    }

    public synchronized int leaderOf(String topic) {
        Integer id = leaders.get(topic);
        if (id == null) {
            if (inFlight == null) {
                inFlight = request(topic);
            }
            inFlight.join();
            id = leaders.getOrDefault(topic, -1);
        }
        return id;
    }

    private CompletableFuture<Void> request(String topic) {
        CompletableFuture<Void> done = new CompletableFuture<>();
        network.execute(() -> {
            Map<String, Integer> answer = Map.of(topic, topic.length());
            install(answer);
            done.complete(null);
        });
        return done;
    }

    private synchronized void install(Map<String, Integer> answer) {
        Map<String, Integer> next = new HashMap<>(leaders);
        next.putAll(answer);
        leaders = next;
        inFlight = null;
    }

    public static void main(String[] args) throws InterruptedException {
        ExecutorService network = Executors.newSingleThreadExecutor(r -> {
            Thread t = new Thread(r, "network");
            t.setDaemon(true);
            return t;
        });
        TopicMetadata metadata = new TopicMetadata(network);
        Thread producer = new Thread(() -> System.out.println(metadata.leaderOf("orders")));
        Thread consumer = new Thread(() -> System.out.println(metadata.leaderOf("orders")));
        producer.start();
        consumer.start();
        producer.join();
        consumer.join();
    }
}
// corpus: unseen11
