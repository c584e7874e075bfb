// run: scan --only atomicity
// expect: atomicity
// expect: atomicity
// equals-like comparison of a Vector parameter: size then element access while this is held
import java.util.Vector;

public class MirrorVector {
    private final Vector<String> own = new Vector<>();

    public void add(String s) {
        own.add(s);
    }

    public synchronized boolean sameAs(Vector<String> other) {
        if (own.size() != other.size()) {
            return false;
        }
        for (int i = 0; i < own.size(); i++) {
            if (!own.get(i).equals(other.get(i))) {
                return false;
            }
        }
        return true;
    }
}
// corpus: unseen
