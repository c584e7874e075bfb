// A getter that only tests call may forget the lock.
// run: scan --library --only data-race
public class OnlyTests {
    @interface VisibleForTesting {
    }

    private int count;

    public synchronized void add() {
        count++; // expect: data-race#1 field=OnlyTests.count severity=medium
    }

    public synchronized int take() {
        return count--;
    }

    @VisibleForTesting
    public int count() {
        return count; // expect: data-race#1
    }
}
