// check: no-error
// The field is read once.
public class NullPointerLocal {
	static volatile Object box = "box";

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			Object x = box;
			if (x != null)
				x.hashCode();
		});
		Thread u = new Thread(() -> {
			box = null;
		});
		t.start();
		u.start();
		t.join();
		u.join();
	}
}
