// run: scan --only atomicity,stale-value
// expect: none
// SEI CERT VNA03-J IPHolder, SpotBugs SynchronizedListWithDifferentLock: add, then copy, while another lock is held.

import java.util.List;
import java.util.Vector;

public class SyncAddCopyOk {
    private final Vector<Integer> numbers;
    private Object[] last;

    public SyncAddCopyOk(Vector<Integer> numbers) { this.numbers = numbers; }

    public synchronized void addAndCopy(Integer n) {
        synchronized (numbers) {
            numbers.add(n);
            last = numbers.toArray();
        }
    }
}
// corpus: published
