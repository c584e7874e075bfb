// run: scan --only stale-value
// expect: stale-value
// Copied in one step and cleared in another: what comes in between is lost.

import java.util.*;
public class ClearedLateBad {
    private final List<Integer> open = new ArrayList<>();
    private long total;
    synchronized void bill(int c) { open.add(c); }
    private synchronized void settle(int c) { total += c; }
    void runAll() {
        List<Integer> mine;
        synchronized (this) { mine = new ArrayList<>(open); }
        for (int c : mine) settle(c);
        synchronized (this) { open.clear(); }
    }
    synchronized long total() { return total; }
    public static void main(String[] a) throws Exception {
        ClearedLateBad d = new ClearedLateBad();
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) { ts[i] = new Thread(() -> { for (int k = 0; k < 100; k++) { d.bill(k); d.runAll(); } }); ts[i].start(); }
        for (Thread t : ts) t.join();
        System.out.println(d.total());
    }
}
