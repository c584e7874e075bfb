// run: scan --only stale-value
// expect: none
// In the constructor the object is not shared yet.

public class ConstructorOk {
    private volatile int n;

    public ConstructorOk(int k) {
        for (int i = 0; i < k; i++)
            n = n + i;
    }

    public int n() { return n; }
}
