// run: scan --only atomicity
// expect: atomicity method=HeldByChoiceBad.transferTo line=here witness=this context=HeldByChoiceBad.class
// Here neither of them is held.
public class HeldByChoiceBad {
    private final int order;
    private int amount;
    public HeldByChoiceBad(int order) { this.order = order; }
    public synchronized int amount() { return amount; }
    public synchronized void change(int n) { amount += n; }
    public void transferTo(HeldByChoiceBad other, int n) {
        HeldByChoiceBad a = order < other.order ? this : other;
        HeldByChoiceBad b = a == this ? other : this;
        synchronized (HeldByChoiceBad.class) {
            if (amount() >= n && a != b) {
                change(-n); // <- here
                other.change(n);
            }
        }
    }
}
