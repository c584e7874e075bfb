// run: scan --only lock-order
// expect: none
// merge takes a snapshot of the argument under the argument's lock, releases it and then locks itself.
import java.util.ArrayList;
import java.util.List;

public class MergeArgumentFirst {
	private final List<Integer> values = new ArrayList<>();

	public synchronized void add(int v) {
		values.add(v);
	}

	public synchronized List<Integer> snapshot() {
		return new ArrayList<>(values);
	}

	public void merge(MergeArgumentFirst other) {
		List<Integer> theirs = other.snapshot();
		synchronized (this) {
			values.addAll(theirs);
		}
	}
}
// corpus: unseen
