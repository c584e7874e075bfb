// run: scan --only lock-order --library
// expect: none
// Two fields of one type, always the same one first.
public class FieldsFixedOrderOk {
    static class Buf { int n; }
    private final Buf in = new Buf();
    private final Buf out = new Buf();
    public void pull() { synchronized (in) { synchronized (out) { out.n += in.n; } } }
    public void push() { synchronized (in) { synchronized (out) { in.n += out.n; } } }
}
