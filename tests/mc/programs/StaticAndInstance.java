// check: deadlock
// A class object and an instance, in opposite orders.
public class StaticAndInstance {
	synchronized void up() {
		down();
	}

	static synchronized void down() {
	}

	static synchronized void both(StaticAndInstance x) {
		x.up();
	}

	public static void main(String[] args) throws Exception {
		StaticAndInstance x = new StaticAndInstance();
		Thread t = new Thread(x::up);
		t.start();
		both(x);
		t.join();
	}
}
