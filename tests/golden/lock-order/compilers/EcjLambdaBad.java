// run: scan --only lock-order --library
// expect: lock-order locks=EcjLambdaBad,EcjLambdaBad$Table
// compiler: ecj -17 -nowarn -proc:none
// A lambda run under the table's lock locks this.
import java.util.function.IntConsumer;

public class EcjLambdaBad {
    public static class Table {
        private final int[] v = new int[4];
        public synchronized int sum() { int s = 0; for (int i : v) s += i; return s; }
        synchronized void each(IntConsumer c) { for (int i : v) c.accept(i); }
    }
    private int total;
    private synchronized void add(int k) { total += k; }
    public void scan(Table t) { t.each(k -> add(k)); }
    public synchronized int compare(Table t) { return total - t.sum(); }
}
