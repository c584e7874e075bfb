// ContainsKey/get then put on a concurrent map, but each thread uses only keys of its own region, so no other thread interferes on a key.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: stale-value witness=this.this$0.counts
// expect: stale-value witness=this.this$0.counts
// Not so: each job has keys of its own region only.
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class FP_RegionCounters {
    private final Map<String, Integer> counts = new ConcurrentHashMap<>();

    class RegionJob implements Runnable {
        private final String region;
        private final int[] visits;

        RegionJob(String region, int... visits) {
            this.region = region;
            this.visits = visits;
        }

        @Override
        public void run() {
            for (int shop : visits) {
                count(region + "/" + shop);
            }
            finish();
        }

        private void count(String key) {
            if (!counts.containsKey(key)) {
                counts.put(key, 0);
            }
            int old = counts.get(key);
            counts.put(key, old + 1);
        }

        private void finish() {
            String key = region + "/total";
            Integer now = counts.get(key);
            counts.put(key, now == null ? visits.length : now + visits.length);
        }
    }

    int total() {
        int n = 0;
        for (Map.Entry<String, Integer> e : counts.entrySet()) {
            if (e.getKey().endsWith("/total")) {
                n += e.getValue();
            }
        }
        return n;
    }

    public static void main(String[] args) throws Exception {
        FP_RegionCounters rc = new FP_RegionCounters();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Future<?>> fs = new ArrayList<>();
        String[] regions = {"Kurzeme", "Vidzeme", "Zemgale", "Latgale"};
        for (int r = 0; r < regions.length; r++) {
            fs.add(pool.submit(rc.new RegionJob(regions[r], 1, 2, 1, 3, r, 2)));
        }
        for (Future<?> f : fs) {
            f.get();
        }
        pool.shutdown();
        System.out.println(rc.total() + " " + rc.counts.size());
    }
}
