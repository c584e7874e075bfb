// run: scan --only stale-value --library
// expect: none
// Found and marked in one step; what is given back by another index was its own.

public class KeptIndexOk {
    private final boolean[] used = new boolean[16];
    private final int[] mine = new int[4];

    private synchronized int findFree() {
        for (int i = 0; i < used.length; i++)
            if (!used[i]) {
                used[i] = true;
                return i;
            }
        throw new IllegalStateException();
    }

    private synchronized void release(int i) { used[i] = false; }

    public void claim(Runnable work) {
        for (int i = 0; i < mine.length; i++)
            mine[i] = findFree();
        work.run();
        for (int i = 0; i < mine.length; i++)
            release(mine[i]);
    }
}
