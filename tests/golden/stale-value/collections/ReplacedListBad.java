// run: scan --library --only stale-value
// expect: stale-value method=ReplacedListBad.b1
// expect: stale-value method=ReplacedListBad.b2
// expect: stale-value method=ReplacedListBad.b3

import java.util.*;
public class ReplacedListBad {
    private volatile List<String> hosts = List.of();
    private volatile String[] arr = {};
    private volatile int[] grown = {};
    public void set(List<String> l) { hosts = List.copyOf(l); arr = l.toArray(new String[0]); }
    public String b1() {
        return hosts.isEmpty() ? null : hosts.get(0);
    }
    public String b2(int i) {
        if (i < hosts.size()) return hosts.get(i);
        return null;
    }
    public String b3(int i) {
        if (i < arr.length) return arr[i];
        return null;
    }
    private int n;
    public String c1() {
        List<String> h = hosts;
        return h.isEmpty() ? null : h.get(0);
    }
    public synchronized void grow() { int[] g = Arrays.copyOf(grown, grown.length + 1); grown = g; }
    public int c2(int i) {
        return i < grown.length ? grown[i] : 0;
    }
}
