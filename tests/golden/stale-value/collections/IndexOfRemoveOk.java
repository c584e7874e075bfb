// run: scan --only stale-value
// expect: none

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class IndexOfRemoveOk {
    private final List<String> list = Collections.synchronizedList(new ArrayList<>());

    public void add(String s) { list.add(0, s); }

    public void drop(String s) {
        list.remove(s);
    }
}
