// run: scan --only stale-value --library
// expect: stale-value method=KeptIndexBad.claim line=here
// The free place is kept in an array in between.

public class KeptIndexBad {
    private final boolean[] used = new boolean[16];

    private synchronized int findFree() {
        for (int i = 0; i < used.length; i++)
            if (!used[i])
                return i;
        throw new IllegalStateException();
    }

    private synchronized void mark(int i) { used[i] = true; }

    public void claim(int[] mine) {
        for (int i = 0; i < mine.length; i++) {
            mine[i] = findFree();
            mark(mine[i]); // <- here
        }
    }
}
