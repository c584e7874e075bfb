// run: scan --only atomicity
// expect: none
// The other method only looks: nothing can come in between.

import java.util.Vector;

public class VectorReadElsewhereOk {
    private final Vector<String> names = new Vector<>();

    public synchronized boolean add(String s) {
        if (names.contains(s))
            return false;
        names.add(s);
        return true;
    }

    public int size() { return names.size(); }
}
