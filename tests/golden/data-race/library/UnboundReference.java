// A method reference whose receiver is each element: nobody's own `this`.
// run: scan --library --only data-race
import java.util.List;

public class UnboundReference {
    private int n;

    public synchronized void add() { n++; } // expect: data-race#1 field=UnboundReference.n
    public synchronized void remove() { n--; }
    public int look() { return n; } // expect: data-race#1
    public static void all(List<UnboundReference> list) { list.forEach(UnboundReference::add); }
}
