// run: scan --only stale-value --library
// expect: stale-value
// JCIP 4.14: putIfAbsent is synchronized on the helper, but addUnique holds the list's own lock, so contains() in putIfAbsent is stale when its add() follows and an element is in twice.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class ListHelperWrong<E> {
    private final List<E> list = Collections.synchronizedList(new ArrayList<E>());

    public boolean addUnique(E x) {
        synchronized (list) {
            return !list.contains(x) && list.add(x);
        }
    }

    public synchronized boolean putIfAbsent(E x) {
        boolean absent = !list.contains(x);
        if (absent) {
            list.add(x);
        }
        return absent;
    }

    public int size() {
        return list.size();
    }
}
// corpus: unseen
