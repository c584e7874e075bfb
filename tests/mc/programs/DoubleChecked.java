// check: data-race
// Double-checked locking without volatile.
public class DoubleChecked {
	static class Thing {
		int value = 5;
	}

	static Thing thing;

	static Thing get() {
		if (thing == null)
			synchronized (DoubleChecked.class) {
				if (thing == null)
					thing = new Thing();
			}
		return thing;
	}

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> get());
		t.start();
		get();
		t.join();
	}
}
