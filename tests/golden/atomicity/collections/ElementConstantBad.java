// run: scan --only atomicity
// expect: atomicity method=ElementConstantBad.swap line=here witness=this.slots[1] context=this
// The same element of an array, by constant index.
public class ElementConstantBad {
    public static class Slot { private int v; public synchronized int get() { return v; } public synchronized void set(int x) { v = x; } }
    private final Slot[] slots;
    public ElementConstantBad(Slot[] s) { slots = s; }
    public synchronized void swap() {
        int b = slots[1].get();
        slots[0].set(b);
        slots[1].set(0); // <- here
    }
}
