// run: scan --library --only stale-value
// expect: none
// A helper uses the object in a lambda that runs at once.

import java.util.*;
import java.util.concurrent.atomic.*;
public class LentToLambdaOk {
    private static void count(AtomicInteger n, List<String> words) {
        words.forEach(w -> { if (n.get() < 10) n.set(n.get() + w.length()); });
    }
    public int total(List<String> words) {
        AtomicInteger n = new AtomicInteger();
        count(n, words);
        count(n, words);
        return n.get();
    }
}
