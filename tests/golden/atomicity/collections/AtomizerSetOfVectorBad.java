// run: scan --only atomicity
// expect: atomicity method=AtomizerSetOfVectorBad.add line=here
// Flanagan and Freund: a set over a Vector that somebody else has too.

import java.util.Vector;

public class AtomizerSetOfVectorBad {
    private final Vector<Object> elems;

    public AtomizerSetOfVectorBad(Vector<Object> elems) { this.elems = elems; }

    public synchronized boolean add(Object x) {
        if (elems.contains(x))
            return false;
        elems.addElement(x); // <- here
        return true;
    }
}
// corpus: published
