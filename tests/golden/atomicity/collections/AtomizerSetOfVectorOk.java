// run: scan --only atomicity,stale-value
// expect: none
// Flanagan and Freund: a set over a Vector that somebody else has too.

import java.util.Vector;

public class AtomizerSetOfVectorOk {
    private final Vector<Object> elems;

    public AtomizerSetOfVectorOk(Vector<Object> elems) { this.elems = elems; }

    public synchronized boolean add(Object x) {
        synchronized (elems) {
            if (elems.contains(x))
                return false;
            elems.addElement(x);
            return true;
        }
    }
}
// corpus: published
