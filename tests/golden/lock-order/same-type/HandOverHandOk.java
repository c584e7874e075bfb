// run: scan --only lock-order --library
// expect: none
// Lock coupling along a list whose next fields are final: always from the head to the tail.
public class HandOverHandOk {
    static final class Cell {
        final Cell next;
        int value;
        Cell(Cell n) { next = n; }
    }
    private final Cell head = new Cell(new Cell(new Cell(null)));
    public void add(int v) {
        Cell c = head;
        synchronized (c) {
            c.value += v;
            Cell n = c.next;
            synchronized (n) { n.value += v; }
        }
    }
    public int sum() {
        synchronized (head) {
            synchronized (head.next) { return head.value + head.next.value; }
        }
    }
}
