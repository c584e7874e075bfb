// run: scan --only atomicity
// expect: atomicity method=SyncAddCopyBad.addAndCopy line=here
// SEI CERT VNA03-J IPHolder, SpotBugs SynchronizedListWithDifferentLock: add, then copy, while another lock is held.

import java.util.List;
import java.util.Vector;

public class SyncAddCopyBad {
    private final Vector<Integer> numbers;
    private Object[] last;

    public SyncAddCopyBad(Vector<Integer> numbers) { this.numbers = numbers; }

    public synchronized void addAndCopy(Integer n) {
        numbers.add(n);
        last = numbers.toArray(); // <- here
    }
}
// corpus: published
