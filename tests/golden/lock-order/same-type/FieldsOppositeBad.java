// run: scan --only lock-order --library
// expect: lock-order locks=FieldsOppositeBad$Buf,FieldsOppositeBad$Buf severity=high
// Two fields of one type, locked in both orders by two methods of the owner.
public class FieldsOppositeBad {
    static class Buf { int n; }
    private final Buf in = new Buf();
    private final Buf out = new Buf();
    public void pull() { synchronized (in) { synchronized (out) { out.n += in.n; } } }
    public void push() { synchronized (out) { synchronized (in) { in.n += out.n; } } }
}
