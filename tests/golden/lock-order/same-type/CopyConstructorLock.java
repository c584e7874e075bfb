// run: scan --only lock-order
// expect: none
// The copy constructor locks the source and calls synchronized methods of the new object, which no one else has yet.
import java.util.ArrayList;
import java.util.List;

public class CopyConstructorLock {
	private final List<String> lines = new ArrayList<>();

	public CopyConstructorLock() { }

	public CopyConstructorLock(CopyConstructorLock source) {
		synchronized (source) {
			for (String s : source.lines)
				add(s);
		}
	}

	public synchronized void add(String s) {
		lines.add(s);
	}

	public synchronized CopyConstructorLock copy() {
		CopyConstructorLock c = new CopyConstructorLock();
		for (String s : lines)
			c.add(s);
		return c;
	}
}
// corpus: unseen
