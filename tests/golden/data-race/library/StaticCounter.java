// One field for all, and constructors are entries like others.
// run: scan --library --only data-race
public class StaticCounter {
    private static int made;
    private static int next;

    public StaticCounter() { made++; } // expect: data-race field=StaticCounter.made severity=medium
    public static synchronized int next() { return ++next; }
}
