// Down the tree under the locks of those above; on the way up no lock is kept.
// run: scan --only lock-order --library
// expect: none
import java.util.ArrayList;
import java.util.List;

public class UpAndDownPartsOk {
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
			}
			if (whole != null)
				whole.add(n);
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
