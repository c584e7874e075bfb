// check: data-race
// Appends of a shared StringBuilder.
public class StringBuilderShared {
	static final StringBuilder s = new StringBuilder();

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			s.append("a");
		});
		Thread u = new Thread(() -> {
			s.append("b");
		});
		t.start();
		u.start();
		t.join();
		u.join();
	}
}
