// run: scan --only lock-order
// expect: none
// publish passes a fresh immutable copy to the archive, whose lock is a leaf, and nobody calls back into the feed.
import java.util.ArrayList;
import java.util.List;

public class SnapshotArgument {
	public static class Feed {
		private final List<String> posts = new ArrayList<>();
		private final Archive archive;
		public Feed(Archive a) { archive = a; }

		public synchronized void publish(String s) {
			posts.add(s);
			archive.store(List.copyOf(posts));
		}
	}

	public static class Archive {
		private List<String> last = List.of();
		synchronized void store(List<String> copy) { last = copy; }
		public synchronized int size() { return last.size(); }
	}
}
// corpus: unseen
