// run: scan --only stale-value
// expect: stale-value method=ToldByNameBad.add line=here
// What is asserted says nothing about a lock.

public class ToldByNameBad {
    private volatile int total;

    private boolean isOpen() { return total >= 0; }

    public void add(int n) {
        assert isOpen();
        total += n; // <- here
    }
}
