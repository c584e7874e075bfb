// The mutable Summary is only touched inside ConcurrentHashMap.compute (atomic per key); main reads after all futures returned.
// run: scan --only data-race,object-race --min-severity medium
// expect: none
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class SensorFusion {
    static class Summary {
        private int count;
        private double sum;
        private double max = Double.NEGATIVE_INFINITY;

        void include(double v) {
            count++;
            sum += v;
            max = Math.max(max, v);
        }

        String text() {
            return count + " avg " + Math.round(sum / count) + " max " + Math.round(max);
        }
    }

    private final ConcurrentHashMap<String, Summary> byKind = new ConcurrentHashMap<>();

    void accept(String kind, double value) {
        byKind.compute(kind, (k, s) -> {
            Summary target = s == null ? new Summary() : s;
            target.include(value);
            return target;
        });
    }

    private Runnable station(int id) {
        return () -> {
            String[] kinds = {"temp", "wind", "rain"};
            for (int i = 0; i < 90; i++) {
                accept(kinds[i % 3], (i * 13 + id * 7) % 40);
            }
        };
    }

    Map<String, String> report() {
        Map<String, String> out = new TreeMap<>();
        byKind.forEach((k, s) -> out.put(k, s.text()));
        return out;
    }

    public static void main(String[] args) throws Exception {
        SensorFusion fusion = new SensorFusion();
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Future<?>> fs = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            fs.add(pool.submit(fusion.station(i)));
        }
        for (Future<?> f : fs) {
            f.get();
        }
        pool.shutdown();
        System.out.println(fusion.report());
    }
}
