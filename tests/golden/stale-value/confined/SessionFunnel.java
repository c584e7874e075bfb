// run: scan --only stale-value
// expect: none
// each thread counts in its own Hashtable (confined, get then put is fine there); only the finished tables are merged by the main thread after join
import java.util.ArrayList;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class SessionFunnel {
    enum Stage { VISIT, TRIAL, PAID }

    private static Map<Stage, Integer> scan(int[] events) {
        Map<Stage, Integer> hits = new Hashtable<>();
        for (int e : events) {
            Stage s = Stage.values()[Math.floorMod(e, 3)];
            Integer old = hits.get(s);
            if (old == null) {
                hits.put(s, 1);
            } else {
                hits.put(s, old + 1);
            }
        }
        return hits;
    }

    static Map<Stage, Integer> count(List<int[]> logs) throws Exception {
        ExecutorService ex = Executors.newFixedThreadPool(4);
        try {
            List<Callable<Map<Stage, Integer>>> jobs = new ArrayList<>();
            for (int[] log : logs) {
                jobs.add(() -> scan(log));
            }
            Map<Stage, Integer> sum = new TreeMap<>();
            for (Future<Map<Stage, Integer>> f : ex.invokeAll(jobs)) {
                f.get().forEach((s, n) -> sum.merge(s, n, Integer::sum));
            }
            return sum;
        } finally {
            ex.shutdown();
        }
    }

    public static void main(String[] args) throws Exception {
        List<int[]> logs = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            int[] log = new int[1000];
            for (int k = 0; k < log.length; k++) {
                log[k] = k * (i + 1);
            }
            logs.add(log);
        }
        System.out.println(count(logs));
    }
}
// corpus: unseen12
