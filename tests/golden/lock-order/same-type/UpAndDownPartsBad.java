// Down the tree under the locks of those above, up the tree under the locks of those below; the locks are
// parts of the nodes, and who begins is not a node.
// run: scan --only lock-order --library
// expect: lock-order locks=java.lang.Object,java.lang.Object method=UpAndDownPartsBad$Region.total method=UpAndDownPartsBad$Region.add
import java.util.ArrayList;
import java.util.List;

public class UpAndDownPartsBad {
	public interface Counter {
		void add(int n);
	}

	private static class Region implements Counter {
		private final Object guard = new Object();
		private final Region whole;
		private final List<Region> parts = new ArrayList<>();
		private int sum;

		Region(Region whole) {
			this.whole = whole;
		}

		Region split() {
			Region part = new Region(this);
			synchronized (guard) {
				parts.add(part);
			}
			return part;
		}

		int total() {
			synchronized (guard) {
				int all = sum;
				for (Region part : parts)
					all += part.total();
				return all;
			}
		}

		@Override
		public void add(int n) {
			synchronized (guard) {
				sum += n;
				if (whole != null)
					whole.add(n);
			}
		}
	}

	private final Region world = new Region(null);

	public Counter counter() {
		return world.split();
	}

	public int total() {
		return world.total();
	}
}
