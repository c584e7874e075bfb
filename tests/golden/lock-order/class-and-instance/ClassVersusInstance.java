// run: scan --only lock-order
// expect: none
// One path holds the class lock and takes an instance lock; the other takes the class lock only after it left the instance lock.
public class ClassVersusInstance {
	private static int created;
	private int uses;

	public static synchronized ClassVersusInstance create() {
		created++;
		ClassVersusInstance c = new ClassVersusInstance();
		c.use();
		return c;
	}

	public synchronized void use() {
		uses++;
	}

	public void dispose() {
		synchronized (this) {
			uses = 0;
		}
		forget();
	}

	private static synchronized void forget() {
		created--;
	}
}
// corpus: unseen
