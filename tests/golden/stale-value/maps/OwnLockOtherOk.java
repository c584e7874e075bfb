// run: scan --only stale-value --library
// expect: none
// All that is added is added under the same lock. The list itself is locked only to go through it.

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class OwnLockOtherOk {
    private final List<String> names = Collections.synchronizedList(new ArrayList<>());

    public synchronized boolean add(String name) {
        if (names.contains(name))
            return false;
        names.add(name);
        return true;
    }

    public synchronized void again(String name) {
        synchronized (names) {
            names.add(name);
        }
    }

    public int length() {
        int n = 0;
        synchronized (names) {
            for (String name : names)
                n += name.length();
        }
        return n;
    }
}
