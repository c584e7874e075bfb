// run: scan --library --only stale-value
// expect: stale-value method=MapViewBad.b1
// expect: stale-value method=MapViewBad.b2
// expect: stale-value method=MapViewBad.b3
// expect: stale-value method=MapViewBad.b4
// expect: stale-value method=MapViewBad.b5
// expect: stale-value method=MapViewBad.b6
// expect: stale-value method=MapViewBad.b7
// expect: stale-value method=MapViewBad.b8
// expect: stale-value method=MapViewBad.b9

import java.util.*;
import java.util.concurrent.*;
public class MapViewBad {
    private final Map<String, Integer> chm = new ConcurrentHashMap<>();
    private final Map<String, Integer> plain = new HashMap<>();
    private final List<Integer> bids = new ArrayList<>();
    private final int[] slots = new int[8];
    public void b1(String k) {
        if (!chm.keySet().contains(k)) chm.put(k, new Random().nextInt());
    }
    synchronized boolean has(String k) { return plain.keySet().contains(k); }
    synchronized void put(String k, int v) { plain.put(k, v); }
    public boolean b2(String k, int v) {
        if (has(k)) return false; put(k, v); return true;
    }
    synchronized boolean full() { return plain.values().size() >= 5; }
    public boolean b3(String k, int v) {
        if (full()) return false; put(k, v); return true;
    }
    synchronized int best() { return Collections.max(bids); }
    synchronized void add(int b) { bids.add(b); }
    public boolean b4(int b) {
        if (b <= best()) return false; add(b); return true;
    }
    synchronized List<Integer> view() { return Collections.unmodifiableList(bids); }
    synchronized boolean any() { return Collections.unmodifiableList(bids).contains(3); }
    public boolean b5() {
        if (any()) return false; add(3); return true;
    }
    synchronized boolean empty() { for (int s : slots) if (s != 0) return false; return true; }
    synchronized void fill(int v) { Arrays.fill(slots, v); }
    public boolean b6(int v) {
        if (!empty()) return false; fill(v); return true;
    }
    public boolean b7(String k) {
        if (chm.entrySet().size() >= 10) return false;
        chm.put(k, 1); return true;
    }
    synchronized boolean hasValue(int v) { return plain.values().contains(v); }
    public boolean b8(String k, int v) {
        if (hasValue(v)) return false; put(k, v); return true;
    }
    synchronized boolean hasValue2(int v) { return plain.entrySet().stream().anyMatch(e -> e.getValue() == v); }
    public boolean b9(String k, int v) {
        if (hasValue2(v)) return false; put(k, v); return true;
    }
    public synchronized void c1(String k) {
        if (!plain.keySet().contains(k)) plain.put(k, 1);
    }
    public void c2(String k) {
        chm.keySet().remove(k);
    }
}
