// run: scan --only atomicity
// expect: atomicity method=JcipListHelperBad.putIfAbsent line=here
// Java Concurrency in Practice, listings 4.14 and 4.15 ListHelper: the helper's lock is not the list's.

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class JcipListHelperBad<E> {
    public List<E> list = Collections.synchronizedList(new ArrayList<E>());

    public synchronized boolean putIfAbsent(E x) {
        boolean absent = !list.contains(x);
        if (absent)
            list.add(x); // <- here
        return absent;
    }
}
// corpus: published
