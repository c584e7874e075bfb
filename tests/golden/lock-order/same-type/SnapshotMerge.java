// run: scan --only lock-order --library
// expect: none
// MergeFrom copies the other counter under its lock before it takes its own lock.
import java.util.HashMap;
import java.util.Map;

public class SnapshotMerge {
	private final Map<String, Long> counts = new HashMap<>();

	public synchronized void add(String key, long n) {
		counts.merge(key, n, Long::sum);
	}

	public synchronized Map<String, Long> snapshot() {
		return new HashMap<>(counts);
	}

	public void mergeFrom(SnapshotMerge other) {
		Map<String, Long> theirs = other.snapshot();
		synchronized (this) {
			theirs.forEach((k, v) -> counts.merge(k, v, Long::sum));
		}
	}

	public boolean sameAs(SnapshotMerge other) {
		Map<String, Long> mine = snapshot();
		Map<String, Long> theirs = other.snapshot();
		return mine.equals(theirs);
	}
}
// corpus: unseen
