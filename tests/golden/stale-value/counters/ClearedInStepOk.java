// run: scan --only stale-value
// expect: none
// What is gone through is cleared in the same step: it belongs to whoever did so.

import java.util.*;
public class ClearedInStepOk {
    private final List<Integer> open = new ArrayList<>();
    private long total;
    synchronized void bill(int c) { open.add(c); }
    private synchronized void settle(int c) { total += c; }
    void runAll() {
        List<Integer> mine = new ArrayList<>();
        synchronized (this) {
            for (int c : open) mine.add(c);
            open.clear();
        }
        for (int c : mine) settle(c);
    }
    synchronized long total() { return total; }
    public static void main(String[] a) throws Exception {
        ClearedInStepOk d = new ClearedInStepOk();
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) { ts[i] = new Thread(() -> { for (int k = 0; k < 100; k++) { d.bill(k); d.runAll(); } }); ts[i].start(); }
        for (Thread t : ts) t.join();
        System.out.println(d.total());
    }
}
