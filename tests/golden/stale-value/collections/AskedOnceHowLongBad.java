// run: scan --library --only stale-value
// expect: stale-value
// A volatile array that others replace: asked how long it is, and then another one is indexed.
public class AskedOnceHowLongBad {
	private volatile byte[][] chunks = new byte[1][];
	private final Object grow = new Object();

	public byte[] at(int n) {
		if (n < chunks.length)
			return chunks[n];
		return null;
	}

	public void truncate(int n) {
		synchronized (grow) {
			chunks = new byte[n][];
		}
	}
}
// corpus: jars
