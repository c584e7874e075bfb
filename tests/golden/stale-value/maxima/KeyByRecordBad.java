// run: scan --only stale-value
// expect: stale-value
// Looked for by a method, and added here, under the id of one record.

import java.util.*;
import java.util.concurrent.*;
public class KeyByRecordBad {
    record Entry(long id, String text) {}
    private final Set<Long> ids = ConcurrentHashMap.newKeySet();
    private final Queue<Entry> out = new ConcurrentLinkedQueue<>();
    private boolean isDuplicate(Entry e) { return ids.contains(e.id()); }
    void write(Entry e) {
        if (isDuplicate(e)) return;
        ids.add(e.id());
        out.add(e);
    }
    public static void main(String[] a) throws Exception {
        KeyByRecordBad d = new KeyByRecordBad();
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) { ts[i] = new Thread(() -> { for (int k = 0; k < 100; k++) d.write(new Entry(k, "x")); }); ts[i].start(); }
        for (Thread t : ts) t.join();
        System.out.println(d.out.size());
    }
}
