// run: scan --only stale-value
// expect: none
// repaired form of networknt/json-schema-validator#323: the keyword is always put and the answer of the put decides who logs
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

public class UnknownKeywordLog {
    private final Map<String, String> unknown = new ConcurrentHashMap<>();
    private final Map<String, Integer> known;
    private final Consumer<String> log;

    UnknownKeywordLog(Map<String, Integer> known, Consumer<String> log) {
        this.known = Map.copyOf(known);
        this.log = log;
    }

    int validate(List<String> keywords) {
        int weight = 0;
        for (String k : keywords) {
            Integer w = known.get(k);
            if (w != null) {
                weight += w;
            } else if (unknown.put(k, k) == null) {
                log.accept("Unknown keyword " + k + " - you should define your own Meta Schema");
            }
        }
        return weight;
    }

    public static void main(String[] args) throws InterruptedException {
        AtomicInteger lines = new AtomicInteger();
        UnknownKeywordLog v = new UnknownKeywordLog(Map.of("type", 1, "enum", 2), s -> lines.incrementAndGet());
        Thread[] ts = new Thread[3];
        for (int i = 0; i < ts.length; i++) {
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 10_000; k++) {
                    v.validate(List.of("type", "x-" + (k % 50), "enum"));
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(lines.get());
    }
}
// corpus: unseen19
