// run: scan --only lock-order
// expect: none
// apache/flink#26426 (FLINK-37637), repaired - addAll copies the other map under the other's lock, gives it back and only then takes its own
import java.util.HashMap;
import java.util.Map;

public class StreamOptions {
    private final HashMap<String, Object> values = new HashMap<>();

    public void set(String key, Object value) {
        synchronized (values) {
            values.put(key, value);
        }
    }

    private Map<String, Object> copy() {
        synchronized (values) {
            return new HashMap<>(values);
        }
    }

    public void addAll(StreamOptions other) {
        if (other == this) {
            return;
        }
        Map<String, Object> theirs = other.copy();
        synchronized (values) {
            values.putAll(theirs);
        }
    }

    public int size() {
        synchronized (values) {
            return values.size();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        StreamOptions cluster = new StreamOptions();
        StreamOptions session = new StreamOptions();
        cluster.set("parallelism", 4);
        session.set("checkpoint.dir", "/tmp/cp");
        Thread submit = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                session.addAll(cluster);
            }
        }, "submit");
        Thread refresh = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                cluster.addAll(session);
            }
        }, "refresh");
        submit.start();
        refresh.start();
        submit.join();
        refresh.join();
        System.out.println(cluster.size() + " " + session.size());
    }
}
// corpus: unseen18
