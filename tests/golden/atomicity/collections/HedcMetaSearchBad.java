// run: scan --only atomicity
// expect: atomicity method=HedcMetaSearchBad.collect line=here
// hedc, MetaSearchResult: results of a shared list are counted and then copied.

import java.util.ArrayList;
import java.util.List;
import java.util.Vector;

public class HedcMetaSearchBad {
    private final List<String> all = new ArrayList<>();

    public synchronized void collect(Vector<String> results) {
        int n = results.size();
        for (int i = 0; i < n; i++)
            all.add(results.elementAt(i)); // <- here
    }

    public synchronized int count() { return all.size(); }
}
// corpus: published
