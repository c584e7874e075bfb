// run: scan --only stale-value
// expect: stale-value
// Two threads may see one size, and put under one number.

import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;
public class NumberBySizeBad {
    record Row(int id, String text) {}
    private final Map<Integer, Row> rows = new ConcurrentHashMap<>();
    Row insert(String text) {
        int id = rows.size() + 1;
        Row row = new Row(id, text);
        rows.put(id, row);
        return row;
    }
    public static void main(String[] a) throws Exception {
        NumberBySizeBad t = new NumberBySizeBad();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        IntStream.range(0, 500).forEach(i -> pool.submit(() -> t.insert("r" + i)));
        pool.shutdown();
        pool.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println(t.rows.size());
    }
}
