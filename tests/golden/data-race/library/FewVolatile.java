// One volatile flag among fields that are not: it says that the object is shared, not that its other fields are.
// run: scan --library --only data-race
public class FewVolatile {
    private volatile boolean cancelled;
    private Object first, second, third;

    public void reset() {
        first = null; // expect: data-race field=FewVolatile.first severity=medium
        second = null; // expect: data-race field=FewVolatile.second severity=medium
        third = null; // expect: data-race field=FewVolatile.third severity=medium
    }

    public void cancel() {
        cancelled = true;
    }

    public boolean isCancelled() {
        return cancelled;
    }
}
