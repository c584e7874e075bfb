// A map keeps each task with its future; that they belong together is not known.
// run: scan --only data-race
// expect: data-race field=FP_TaskAndFuture$Load.rows
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class FP_TaskAndFuture {
    static class Load implements Callable<Integer> {
        int rows;

        public Integer call() {
            rows = 7;
            return rows;
        }
    }

    public static void main(String[] a) throws Exception {
        Map<Load, Future<Integer>> m = new LinkedHashMap<>();
        ExecutorService p = Executors.newFixedThreadPool(2);
        for (int i = 0; i < 3; i++) {
            Load l = new Load();
            m.put(l, p.submit(l));
        }
        int t = 0;
        for (Map.Entry<Load, Future<Integer>> e : m.entrySet()) {
            e.getValue().get();
            t += e.getKey().rows;
        }
        p.shutdown();
        System.out.println(t);
    }
}
