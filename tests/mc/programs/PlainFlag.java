// check: data-race
// A value published by a plain flag.
public class PlainFlag {
	static int value;
	static boolean ready;

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			value = 7;
			ready = true;
		});
		Thread u = new Thread(() -> {
			if (ready)
				if (value != 7)
					throw new IllegalStateException();
		});
		t.start();
		u.start();
		t.join();
		u.join();
	}
}
