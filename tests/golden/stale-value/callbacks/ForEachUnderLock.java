// run: scan --only stale-value
// expect: none
// The lambda runs while the lock is held.
import java.util.List;

public class ForEachUnderLock {
    private int total;

    public synchronized int total() { return total; }

    public synchronized void total(int t) { total = t; }

    public synchronized void addAll(List<Integer> numbers) {
        numbers.forEach(n -> total(total() + n));
    }
}
// corpus: unseen
