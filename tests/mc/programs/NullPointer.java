// check: exception
// A field set to null by the other thread after the look.
public class NullPointer {
	static volatile Object box = new Object();

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			if (box != null)
				box.hashCode();
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
