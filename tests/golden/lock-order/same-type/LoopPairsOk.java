// run: scan --only lock-order --library
// expect: none
// The nested loop only locks a row before rows behind it.
public class LoopPairsOk {
    public static class Row { int v; }
    private final Row[] rows = { new Row(), new Row(), new Row() };
    public int closest() {
        int best = 0;
        for (int i = 0; i < rows.length; i++)
            for (int j = i + 1; j < rows.length; j++)
                synchronized (rows[i]) { synchronized (rows[j]) { best = Math.max(best, rows[i].v - rows[j].v); } }
        return best;
    }
}
