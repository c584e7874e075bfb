// run: scan --only stale-value
// expect: none
// The size is only told; the key does not come from it.

import java.util.*;
public class NumberBySizeOk {
    private final List<String> log = Collections.synchronizedList(new ArrayList<>());
    private final Map<String, Integer> sizes = new java.util.concurrent.ConcurrentHashMap<>();
    void note(String text) {
        log.add(text + " (" + log.size() + " before)");
        int n = sizes.size();
        sizes.put(text, text.length());
        System.out.println(n);
    }
    public static void main(String[] a) throws Exception {
        NumberBySizeOk r = new NumberBySizeOk();
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) { ts[i] = new Thread(() -> { for (int k = 0; k < 100; k++) r.note("n" + k); }); ts[i].start(); }
        for (Thread t : ts) t.join();
    }
}
