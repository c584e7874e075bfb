// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.lang.Object
// The main thread nests the other way round while the threads that a loop started are running.
public class StartedInLoopBad {
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
		StartedInLoopBad s = new StartedInLoopBad();
		for (int i = 0; i < 4; i++)
			new Thread(() -> s.look()).start();
		s.load();
	}
}
