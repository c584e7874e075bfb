// check: assertion
// Looked at under the lock, changed under the lock taken again.
public class CheckThenAct {
	static int left = 1;

	static synchronized int left() {
		return left;
	}

	static synchronized void take() {
		left--;
		assert left >= 0;
	}

	static void buy() {
		if (left() > 0)
			take();
	}

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(CheckThenAct::buy);
		t.start();
		buy();
		t.join();
	}
}
