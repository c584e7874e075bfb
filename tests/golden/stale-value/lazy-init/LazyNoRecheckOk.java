// run: scan --only stale-value
// expect: none

import java.util.ArrayList;
import java.util.List;

public class LazyNoRecheckOk {
    private volatile List<String> names;

    public List<String> names() {
        if (names == null) {
            synchronized (this) {
                if (names == null)
                    names = new ArrayList<>();
            }
        }
        return names;
    }
}
