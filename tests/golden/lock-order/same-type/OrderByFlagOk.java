// run: scan --only lock-order --library
// expect: none
// The flag says which way to copy; which of the two is locked first, their numbers say, here or where the flag is computed.
public class OrderByFlagOk {
	public static class Page {
		final int id;
		int n;

		public Page(int id) {
			this.id = id;
		}
	}

	public void copy(Page a, Page b, boolean back) {
		Page first = a.id < b.id ? a : b;
		Page second = a.id < b.id ? b : a;
		synchronized (first) {
			synchronized (second) {
				if (back)
					a.n = b.n;
				else
					b.n = a.n;
			}
		}
	}

	public void swap(Page a, Page b) {
		swap(a, b, a.id > b.id);
	}

	private void swap(Page a, Page b, boolean isReversed) {
		Page first = a, second = b;
		if (isReversed) {
			first = b;
			second = a;
		}
		synchronized (first) {
			synchronized (second) {
				int n = a.n;
				a.n = b.n;
				b.n = n;
			}
		}
	}
}
