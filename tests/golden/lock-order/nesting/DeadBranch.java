// run: scan --only lock-order
// expect: none
// The inverse nesting is in a private method that nothing calls.
public class DeadBranch {
	private final Object queueLock = new Object();
	private final Object statLock = new Object();
	private int queued, stats;

	void enqueue() {
		synchronized (queueLock) {
			queued++;
			synchronized (statLock) { stats++; }
		}
	}

	int drain() {
		synchronized (queueLock) {
			int n = queued;
			queued = 0;
			synchronized (statLock) { stats -= n; }
			return n;
		}
	}

	@SuppressWarnings("unused")
	private void oldReport() {
		synchronized (statLock) {
			synchronized (queueLock) { System.out.println(queued + "/" + stats); }
		}
	}

	public static void main(String[] args) {
		DeadBranch d = new DeadBranch();
		for (int i = 0; i < 2; i++) new Thread(d::enqueue).start();
		new Thread(d::drain).start();
	}
}
// corpus: unseen
