// run: scan --only atomicity
// expect: none
// The Vector is always used under the private lock: confined.

import java.util.Vector;

public class VectorOwnLockOk {
    private final Object lock = new Object();
    private final Vector<String> names = new Vector<>();

    public boolean add(String s) {
        synchronized (lock) {
            if (names.contains(s))
                return false;
            names.add(s);
            return true;
        }
    }

    public int size() {
        synchronized (lock) {
            return names.size();
        }
    }
}
