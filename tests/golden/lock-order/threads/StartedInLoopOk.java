// run: scan --only lock-order
// expect: none
// The main thread nests the other way round only before it comes to the loop that starts the threads.
public class StartedInLoopOk {
	private final Object table = new Object(), index = new Object();
	private int rows, keys;

	void load() {
		synchronized (table) {
			rows++;
			synchronized (index) {
				keys++;
			}
		}
	}

	void look() {
		synchronized (index) {
			synchronized (table) {
				rows += keys;
			}
		}
	}

	public static void main(String[] args) {
		StartedInLoopOk s = new StartedInLoopOk();
		s.load();
		for (int i = 0; i < 4; i++)
			new Thread(() -> s.look()).start();
	}
}
