// check: no-error
// A value published by a volatile flag.
public class VolatileFlag {
	static int value;
	static volatile boolean ready;

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			value = 7;
			ready = true;
		});
		Thread u = new Thread(() -> {
			if (ready)
				if (value != 7)
					throw new AssertionError();
		});
		t.start();
		u.start();
		t.join();
		u.join();
	}
}
