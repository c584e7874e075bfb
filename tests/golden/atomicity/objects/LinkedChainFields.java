// run: scan --only atomicity
// expect: none
// witness is a field of the loop variable, which changes on each iteration
class Cell {
    final Object guard = new Object();
    int value;
    Cell next;
}

public class LinkedChainFields {
    private int sweeps;

    public Cell build(int n) {
        Cell head = new Cell();
        Cell at = head;
        for (int i = 1; i < n; i++) {
            at.next = new Cell();
            at = at.next;
        }
        return head;
    }

    public synchronized void sweep(Cell head) {
        for (Cell c = head; c != null; c = c.next) {
            synchronized (c.guard) {
                c.value = 0;
            }
        }
        sweeps++;
    }
}
// corpus: unseen
