// run: scan --only atomicity,stale-value
// expect: none
// SpotBugs SynchronizedListWithDifferentLock: the lock that is held is not the list's, and others have the list.

import java.util.ArrayList;
import java.util.List;
import java.util.Vector;

public class SyncListDrainOk {
    private final Object lock = new Object();
    private final Vector<Integer> numbers;
    private final List<Integer> mine = new ArrayList<>();

    public SyncListDrainOk(Vector<Integer> numbers) { this.numbers = numbers; }

    public void drain() {
        synchronized (lock) {
            synchronized (numbers) {
                if (!numbers.isEmpty())
                    mine.add(numbers.remove(0));
            }
        }
    }
}
// corpus: published
