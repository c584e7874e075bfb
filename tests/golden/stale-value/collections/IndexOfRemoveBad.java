// run: scan --only stale-value
// expect: stale-value method=IndexOfRemoveBad.drop line=here
// The index may belong to another element by now.

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class IndexOfRemoveBad {
    private final List<String> list = Collections.synchronizedList(new ArrayList<>());

    public void add(String s) { list.add(0, s); }

    public void drop(String s) {
        int i = list.indexOf(s);
        if (i >= 0)
            list.remove(i); // <- here
    }
}
