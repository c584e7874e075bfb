// run: scan --only stale-value
// expect: none
// Double-checked locking with a volatile field.

import java.util.ArrayList;
import java.util.List;

public class LazyVolatileOk {
    private volatile List<String> names;

    public void add(String name) {
        List<String> l = names;
        if (l == null) {
            synchronized (this) {
                l = names;
                if (l == null)
                    names = l = new ArrayList<>();
            }
        }
        synchronized (l) {
            l.add(name);
        }
    }
}
