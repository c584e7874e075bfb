// run: scan --only stale-value
// expect: stale-value method=ConstructorBad.again line=here
// The same steps outside the constructor.

public class ConstructorBad {
    private volatile int n;

    public ConstructorBad() {
        n = 1;
    }

    public void again() {
        n = n + 1; // <- here
    }
}
