// run: scan --only stale-value
// expect: stale-value method=AtomizerVectorCopyBad.copyOf line=here
// Flanagan and Freund, Atomizer; Wang and Stoller: Vector's constructor asks another Vector for its size, then for its elements.

import java.util.Vector;

public class AtomizerVectorCopyBad {
    private final Vector<String> source = new Vector<>();

    public void add(String s) { source.add(s); }

    public void clear() { source.removeAllElements(); }

    public String[] copyOf() {
        String[] data = new String[source.size()];
        for (int i = 0; i < data.length; i++)
            data[i] = source.elementAt(i); // <- here
        return data;
    }
}
// corpus: published
