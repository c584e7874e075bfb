// run: scan --only atomicity,stale-value
// expect: none
// Java Concurrency in Practice, listings 4.14 and 4.15 ListHelper: the helper's lock is not the list's.

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class JcipListHelperOk<E> {
    public List<E> list = Collections.synchronizedList(new ArrayList<E>());

    public boolean putIfAbsent(E x) {
        synchronized (list) {
            boolean absent = !list.contains(x);
            if (absent)
                list.add(x);
            return absent;
        }
    }
}
// corpus: published
