// run: scan --only atomicity,stale-value
// expect: none
// Java Concurrency in Practice, listing 5.16 Memoizer1: one lock around all of it, or around each access.

import java.util.HashMap;
import java.util.Map;

public class JcipMemoizer1Ok {
    public static class Result {
        private int uses;
        public synchronized int use() { return ++uses; }
    }

    private final Map<String, Result> cache = new HashMap<>();

    private synchronized Result cached(String arg) { return cache.get(arg); }

    private synchronized void keep(String arg, Result r) { cache.put(arg, r); }

    public synchronized Result compute(String arg) {
        Result result = cached(arg);
        if (result == null) {
            result = new Result();
            keep(arg, result);
        }
        return result;
    }
}
// corpus: published
