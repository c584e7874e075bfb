// run: scan --only stale-value
// expect: stale-value method=ArthoQueueBad.replace line=here
// Artho, block-local atomicity: a value that one block returns and another takes back. Taking an element out makes it one's own.

import java.util.LinkedList;

public class ArthoQueueBad {
    private final LinkedList<int[]> buffers = new LinkedList<>();
    private int[] current = new int[8];

    private synchronized int[] take() { return buffers.removeFirst(); }

    private synchronized void give(int[] buffer) { buffers.addLast(buffer); }

    private synchronized int[] current() { return current; }

    private synchronized void current(int[] c) { current = c; }

    public void recycle() {
        int[] mine = take();
        mine[0]++;
        give(mine);
    }

    public void replace() {
        int[] longer = java.util.Arrays.copyOf(current(), 2 * current().length);
        current(longer); // <- here
    }
}
// corpus: published
