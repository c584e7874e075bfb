// run: scan --only atomicity,stale-value
// expect: none
// Flanagan and Freund, Atomizer; Wang and Stoller: Vector's constructor asks another Vector for its size, then for its elements.

import java.util.Vector;

public class AtomizerVectorCopyOk {
    private final Vector<String> source = new Vector<>();

    public void add(String s) { source.add(s); }

    public void clear() { source.removeAllElements(); }

    public String[] copyOf() {
        synchronized (source) {
            String[] data = new String[source.size()];
            for (int i = 0; i < data.length; i++)
                data[i] = source.elementAt(i);
            return data;
        }
    }
}
// corpus: published
