// run: scan --only lock-order
// expect: lock-order
// SegmentReader.reopen (reader.lock -> writer.commitLock) four calls deep versus SegmentWriter.commit (commitLock -> reader.lock).
public class IndexWriterPair {
	static class SegmentWriter {
		private final Object commitLock = new Object();
		private SegmentReader reader;
		private int generation;

		void bind(SegmentReader r) { reader = r; }
		void commit() {
			synchronized (commitLock) {
				generation++;
				notifyReader();
			}
		}
		private void notifyReader() { reader.onCommit(generation); }
		int generation() { synchronized (commitLock) { return generation; } }
	}

	static class SegmentReader {
		private final Object lock = new Object();
		private final SegmentWriter writer;
		private int seen;

		SegmentReader(SegmentWriter w) { writer = w; }
		void onCommit(int g) { synchronized (lock) { seen = Math.max(seen, g); } }
		void reopen() { synchronized (lock) { if (isStale()) seen = current(); } }
		private boolean isStale() { return lag() > 0; }
		private int lag() { return current() - seen; }
		private int current() { return writer.generation(); }
	}

	public static void main(String[] args) {
		SegmentWriter w = new SegmentWriter();
		SegmentReader r = new SegmentReader(w);
		w.bind(r);
		Thread t = new Thread(() -> { for (int i = 0; i < 100000; i++) w.commit(); });
		t.start();
		for (int i = 0; i < 100000; i++) r.reopen();
	}
}
// corpus: unseen
