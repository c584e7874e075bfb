// run: scan --only atomicity
// expect: atomicity method=VectorUnguardedBad.add line=here witness=this.names context=this
// Another method uses the Vector without the lock: then it is not confined.

import java.util.Vector;

public class VectorUnguardedBad {
    private final Vector<String> names = new Vector<>();

    public synchronized boolean add(String s) {
        if (names.contains(s))
            return false;
        names.add(s); // <- here
        return true;
    }

    public void force(String s) { names.add(s); }
}
