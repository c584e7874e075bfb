// Nothing shows that objects of the class are meant to be shared.
// run: scan --library --only data-race
// expect: none
public class Intent {
    private int n;

    public void add() { n++; }
    public int get() { return n; }
}
