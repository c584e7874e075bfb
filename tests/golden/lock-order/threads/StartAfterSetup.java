// run: scan --only lock-order
// expect: none
// main locks b then a before it starts the only worker, which locks a then b; main takes no lock afterwards.
public class StartAfterSetup {
	static class Table {
		int rows;
	}

	private final Table a = new Table(), b = new Table();

	private void setup() {
		synchronized (b) {
			synchronized (a) {
				a.rows = b.rows = 1;
			}
		}
	}

	private void serve() {
		synchronized (a) {
			synchronized (b) {
				a.rows += b.rows;
			}
		}
	}

	public static void main(String[] args) throws InterruptedException {
		StartAfterSetup s = new StartAfterSetup();
		s.setup();
		Thread t = new Thread(s::serve);
		t.start();
		t.join();
		System.out.println("done");
	}
}
// corpus: unseen
