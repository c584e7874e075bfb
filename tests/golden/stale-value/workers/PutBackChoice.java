// run: scan --library --only stale-value
// What is written is what was found, or something else that has nothing to do with it: low. What is computed is lost.
public class PutBackChoice {
    private volatile String delegate;
    private volatile int n;
    private int total;

    public synchronized int add(int more) {
        return total += more;
    }

    public String call() {
        String now = delegate;
        if (now == null || now.isEmpty()) {
            now = System.getProperty("delegate");
        }
        System.out.println(now);
        delegate = now; // expect: stale-value severity=low
        return now;
    }

    public int count() {
        int now = n;
        System.out.println(now);
        n = now + 1; // expect: stale-value severity=medium
        return now;
    }
}
