// run: scan --only atomicity
// expect: none
// Encapsulated Vector: filtered (section 5.2).

import java.util.Vector;

public class VectorConfinedOk {
    private final Vector<String> names = new Vector<>();

    public synchronized boolean add(String s) {
        if (names.contains(s))
            return false;
        names.add(s);
        return true;
    }
}
