// check: no-error
// Double-checked locking with volatile.
public class DoubleCheckedVolatile {
	static class Thing {
		int value = 5;
	}

	static volatile Thing thing;

	static Thing get() {
		if (thing == null)
			synchronized (DoubleCheckedVolatile.class) {
				if (thing == null)
					thing = new Thing();
			}
		return thing;
	}

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> get());
		t.start();
		assert get().value == 5;
		t.join();
	}
}
