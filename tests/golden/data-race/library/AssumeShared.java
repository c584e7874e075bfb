// Nothing shows that objects of the class are meant to be shared, and yet they may be.
// run: scan --library --only data-race --assume-shared
public class AssumeShared {
    private int n;

    public void add() { n++; } // expect: data-race field=AssumeShared.n severity=medium
    public int get() { return n; }
}
