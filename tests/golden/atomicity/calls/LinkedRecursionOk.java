// run: scan --only atomicity
// expect: none
// Recursion over this.next: the locking expressions grow up to the bound.

public class LinkedRecursionOk {
    private LinkedRecursionOk next;
    private int n;

    public synchronized void link(LinkedRecursionOk o) { next = o; }

    public synchronized void walk() {
        n++;
        if (next != null)
            next.walk();
    }
}
