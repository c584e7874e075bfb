// run: scan --only lock-order
// expect: none
// The thread nesting src->dst is joined before the thread nesting dst->src starts.
public class PhasedMigration {
	private final Object src = new Object();
	private final Object dst = new Object();
	private int a = 1000, b;

	void copy() {
		synchronized (src) {
			a--;
			synchronized (dst) { b++; }
		}
	}

	void verify() {
		synchronized (dst) {
			int n = b;
			synchronized (src) {
				if (a + n != 1000) throw new AssertionError();
			}
		}
	}

	public static void main(String[] args) throws InterruptedException {
		PhasedMigration m = new PhasedMigration();
		Thread copier = new Thread(() -> { for (int i = 0; i < 1000; i++) m.copy(); });
		copier.start();
		copier.join();
		Thread verifier = new Thread(() -> { for (int i = 0; i < 10; i++) m.verify(); });
		verifier.start();
		verifier.join();
		System.out.println("ok");
	}
}
// corpus: unseen
