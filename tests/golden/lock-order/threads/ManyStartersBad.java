// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.lang.Object
// Each session nests before it starts its own helper, but the helper of another session runs by then.
public class ManyStartersBad {
	private static final Object users = new Object(), rooms = new Object();
	private static int n;

	static void enter() {
		synchronized (users) {
			synchronized (rooms) {
				n++;
			}
		}
	}

	static void sweep() {
		synchronized (rooms) {
			synchronized (users) {
				n--;
			}
		}
	}

	static void session() {
		enter();
		new Thread(() -> sweep()).start();
	}

	public static void main(String[] args) {
		for (int i = 0; i < 4; i++)
			new Thread(() -> session()).start();
	}
}
