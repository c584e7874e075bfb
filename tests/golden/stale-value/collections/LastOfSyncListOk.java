// run: scan --only stale-value
// expect: none

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class LastOfSyncListOk {
    private final List<String> list = Collections.synchronizedList(new ArrayList<>());

    public void add(String s) { list.add(s); }

    public void clear() { list.clear(); }

    public String last() {
        synchronized (list) {
            return list.get(list.size() - 1);
        }
    }
}
