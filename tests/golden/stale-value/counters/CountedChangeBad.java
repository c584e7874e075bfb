// run: scan --only stale-value --library
// expect: stale-value method=CountedChangeBad.ensure line=here
// Two threads find that three are missing, and add three each.

import java.util.ArrayList;
import java.util.List;

public class CountedChangeBad {
    private final List<Object> idle = new ArrayList<>();

    private synchronized int size() { return idle.size(); }

    private synchronized void fill(int n) {
        for (int i = 0; i < n; i++)
            idle.add(new Object());
    }

    public void ensure(int least) {
        int missing = least - size();
        fill(missing); // <- here
    }

    public synchronized Object take() { return idle.isEmpty() ? null : idle.remove(idle.size() - 1); }
}
