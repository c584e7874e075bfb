// run: scan --only lock-order --library
// expect: lock-order locks=LoopPairsBad$Row,LoopPairsBad$Row
// A nested loop locks every pair of rows, in both orders.
public class LoopPairsBad {
    public static class Row { int v; }
    private final Row[] rows = { new Row(), new Row(), new Row() };
    public int closest() {
        int best = 0;
        for (Row r : rows)
            for (Row s : rows)
                synchronized (r) { synchronized (s) { best = Math.max(best, r.v - s.v); } }
        return best;
    }
}
