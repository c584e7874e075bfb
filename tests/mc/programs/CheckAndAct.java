// check: no-error
// Looked at and changed under the lock at once.
public class CheckAndAct {
	static int left = 1;

	static synchronized void buy() {
		if (left > 0)
			left--;
		assert left >= 0;
	}

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(CheckAndAct::buy);
		t.start();
		buy();
		t.join();
	}
}
