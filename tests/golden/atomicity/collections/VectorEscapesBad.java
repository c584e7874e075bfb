// run: scan --only atomicity
// expect: atomicity method=VectorEscapesBad.add line=here witness=this.names context=this

import java.util.Vector;

public class VectorEscapesBad {
    private final Vector<String> names = new Vector<>();

    public Vector<String> names() { return names; }

    public synchronized boolean add(String s) {
        if (names.contains(s))
            return false;
        names.add(s); // <- here
        return true;
    }
}
