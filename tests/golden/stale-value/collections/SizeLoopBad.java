// run: scan --only stale-value
// expect: stale-value method=SizeLoopBad.sum line=here
// The size is read once and used for the whole traversal.

import java.util.Vector;

public class SizeLoopBad {
    private final Vector<Integer> v = new Vector<>();

    public void add(int n) { v.add(n); }

    public void clear() { v.setSize(0); }

    public int sum() {
        int s = 0;
        int n = v.size();
        for (int i = 0; i < n; i++)
            s += v.get(i); // <- here
        return s;
    }
}
