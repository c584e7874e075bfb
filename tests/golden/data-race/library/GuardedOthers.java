// All others that methods change are guarded; of this one a single place of two is.
// run: scan --library --only data-race
public class GuardedOthers {
    private int head, tail;
    private boolean full;

    public synchronized void put() {
        tail++;
        full = tail - head == 8; // expect: data-race#1 field=GuardedOthers.full severity=high
    }

    public synchronized void take() {
        head++;
        tail = head > tail ? head : tail;
    }

    public boolean isFull() {
        return full; // expect: data-race#1
    }
}
