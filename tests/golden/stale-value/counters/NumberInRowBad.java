// run: scan --only stale-value
// expect: stale-value
// Two rows may get one number.

import java.util.*;
public class NumberInRowBad {
    record Row(int id, String text) {}
    private final List<Row> rows = Collections.synchronizedList(new ArrayList<>());
    int insert(String text) {
        Row row = new Row(rows.size(), text);
        rows.add(row);
        return row.id();
    }
    public static void main(String[] a) throws Exception {
        NumberInRowBad r = new NumberInRowBad();
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) { ts[i] = new Thread(() -> { for (int k = 0; k < 100; k++) r.insert("n" + k); }); ts[i].start(); }
        for (Thread t : ts) t.join();
    }
}
