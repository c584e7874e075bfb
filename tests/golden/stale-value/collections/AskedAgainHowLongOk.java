// run: scan --library --only stale-value --min-severity low
// expect: none
// A volatile array that others replace: asked how long it is, and asked again under the lock. Nothing is taken out of it
// on the strength of the first answer.
import java.util.Arrays;

public class AskedAgainHowLongOk {
	private volatile byte[][] chunks = new byte[0][];
	private final Object grow = new Object();

	public boolean ensure(int n) {
		if (n < chunks.length)
			return true;
		synchronized (grow) {
			if (n < chunks.length)
				return true;
			chunks = Arrays.copyOf(chunks, n + 1);
		}
		return true;
	}

	public void close() {
		synchronized (grow) {
			chunks = null;
		}
	}
}
// corpus: jars
