// run: scan --only lock-order --library
// expect: none
// The lambda only collects; the own lock is taken afterwards.
import java.util.function.IntConsumer;

public class LambdaOk {
    public static class Table {
        private final int[] v = new int[4];
        public synchronized int sum() { int s = 0; for (int i : v) s += i; return s; }
        synchronized void each(IntConsumer c) { for (int i : v) c.accept(i); }
    }
    private int total;
    private synchronized void add(int k) { total += k; }
    public void scan(Table t) {
        int[] s = new int[1];
        t.each(k -> s[0] += k);
        add(s[0]);
    }
    public synchronized int compare(Table t) { return total - t.sum(); }
}
