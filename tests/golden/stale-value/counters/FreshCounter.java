// run: scan --only stale-value
// expect: none
// the Counter is created per call and never shared
import java.util.List;

public class FreshCounter {
    private static class Counter {
        private int n;
        synchronized int get() { return n; }
        synchronized void set(int v) { n = v; }
    }

    public int countLong(List<String> words, int min) {
        Counter c = new Counter();
        for (String w : words) {
            if (w.length() >= min) {
                int old = c.get();
                c.set(old + 1);
            }
        }
        return c.get();
    }

    public boolean any(List<String> words, int min) {
        return countLong(words, min) > 0;
    }
}
// corpus: unseen
