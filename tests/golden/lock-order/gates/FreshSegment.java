// run: scan --only lock-order --library
// expect: none
// Rotate locks a Segment it just created and did not publish, other paths take one lock only.
import java.util.ArrayList;
import java.util.List;

public class FreshSegment {
	private static final class Segment {
		private final List<String> lines = new ArrayList<>();
		synchronized void append(String s) { lines.add(s); }
		synchronized int size() { return lines.size(); }
	}

	private final Object rotation = new Object();
	private volatile Segment current = new Segment();
	private int rotations;

	public void write(String line) { current.append(line); }

	public void rotate(String header) {
		synchronized (rotation) {
			Segment s = new Segment();
			s.append(header);
			rotations++;
			current = s;
		}
	}

	public int currentSize() { return current.size(); }
	public int rotations() { synchronized (rotation) { return rotations; } }
}
// corpus: unseen
