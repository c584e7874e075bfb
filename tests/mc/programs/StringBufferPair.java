// check: no-error
// Appends of a StringBuffer.
public class StringBufferPair {
	static final StringBuffer s = new StringBuffer();

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
		assert s.length() == 2;
	}
}
