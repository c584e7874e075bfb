// run: scan --only atomicity
// expect: none
// Both objects are held, under other names.
public class HeldByChoiceOk {
    private final int order;
    private int amount;
    public HeldByChoiceOk(int order) { this.order = order; }
    public synchronized int amount() { return amount; }
    public synchronized void change(int n) { amount += n; }
    public void transferTo(HeldByChoiceOk other, int n) {
        HeldByChoiceOk a = order < other.order ? this : other;
        HeldByChoiceOk b = a == this ? other : this;
        synchronized (a) {
            synchronized (b) {
                if (amount() >= n) {
                    change(-n);
                    other.change(n);
                }
            }
        }
    }
}
