// run: scan --only lock-order
// expect: lock-order
// apache/flink#26426 (FLINK-37637) - a.addAll(b) locks a.values then b.values, b.addAll(a) the other way round
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

public class JobOptions {
    private final HashMap<String, Object> values = new HashMap<>();

    public void set(String key, Object value) {
        synchronized (values) {
            values.put(key, value);
        }
    }

    public Optional<Object> get(String key) {
        synchronized (values) {
            return Optional.ofNullable(values.get(key));
        }
    }

    public void addAll(JobOptions other) {
        synchronized (values) {
            synchronized (other.values) {
                values.putAll(other.values);
            }
        }
    }

    public void addAll(JobOptions other, String prefix) {
        synchronized (values) {
            synchronized (other.values) {
                for (Map.Entry<String, Object> e : other.values.entrySet()) {
                    values.put(prefix + e.getKey(), e.getValue());
                }
            }
        }
    }

    public int size() {
        synchronized (values) {
            return values.size();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        JobOptions cluster = new JobOptions();
        JobOptions session = new JobOptions();
        cluster.set("parallelism", 4);
        session.set("checkpoint.dir", "/tmp/cp");
        Thread submit = new Thread(() -> {
            for (int i = 0; i < 50_000; i++) {
                session.addAll(cluster);
            }
        }, "submit");
        Thread refresh = new Thread(() -> {
            for (int i = 0; i < 50_000; i++) {
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
