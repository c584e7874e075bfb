// run: scan --only lock-order --library
// expect: lock-order locks=DoublyLinkedBad$Cell,DoublyLinkedBad$Cell
// Lock coupling in both directions.
public class DoublyLinkedBad {
    static final class Cell { Cell next, prev; int value; }
    private final Cell head = new Cell(), tail = new Cell();
    public DoublyLinkedBad() { head.next = tail; tail.prev = head; }
    public int forward() { synchronized (head) { synchronized (head.next) { return head.value + head.next.value; } } }
    public int backward() { synchronized (tail) { synchronized (tail.prev) { return tail.value - tail.prev.value; } } }
}
