// run: scan --only stale-value
// expect: stale-value method=LastOfSyncListBad.last line=here severity=medium

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class LastOfSyncListBad {
    private final List<String> list = Collections.synchronizedList(new ArrayList<>());

    public void add(String s) { list.add(s); }

    public void clear() { list.clear(); }

    public String last() {
        return list.get(list.size() - 1); // <- here
    }
}
