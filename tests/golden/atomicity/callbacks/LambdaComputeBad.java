// run: scan --only atomicity
// expect: atomicity method=LambdaComputeBad.put line=here witness=ids context=this
// The library runs the lambda at once; then the lock is taken again.

import java.util.HashMap;
import java.util.Map;

public class LambdaComputeBad {
    public static class Ids {
        private int n;
        public synchronized int next() { return n++; }
        public synchronized int last() { return n; }
    }

    private final HashMap<String, Integer> map = new HashMap<>();
    private int highest;

    public synchronized void put(String key, Ids ids) {
        map.computeIfAbsent(key, k -> ids.next());
        highest = ids.last(); // <- here
    }
}
