// run: scan --only lock-order --library
// expect: lock-order locks=OrderByFlagBad$Page,OrderByFlagBad$Page
// Which of the two is locked first is what the caller says.
public class OrderByFlagBad {
	public static class Page {
		int n;
	}

	public void copy(Page a, Page b, boolean back) {
		if (back) {
			synchronized (b) {
				synchronized (a) {
					a.n = b.n;
				}
			}
		} else {
			synchronized (a) {
				synchronized (b) {
					b.n = a.n;
				}
			}
		}
	}
}
