// run: scan --only atomicity
// expect: atomicity method=VectorParamBad.last line=here witness=v context=this

import java.util.Vector;

public class VectorParamBad {
    public synchronized Object last(Vector<?> v) {
        if (v.isEmpty())
            return null;
        return v.lastElement(); // <- here
    }
}
