// run: scan --only stale-value
// expect: none

import java.util.Vector;

public class SizeLoopOk {
    private final Vector<Integer> v = new Vector<>();

    public void add(int n) { v.add(n); }

    public void clear() { v.setSize(0); }

    public int sum() {
        int s = 0;
        synchronized (v) {
            int n = v.size();
            for (int i = 0; i < n; i++)
                s += v.get(i);
        }
        return s;
    }
}
