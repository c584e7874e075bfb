// check: no-error
// jdk: 21
// A virtual thread is joined.
public class VirtualJoin {
	static int n;

	public static void main(String[] args) throws Exception {
		Thread t = Thread.ofVirtual().start(() -> n = 1);
		t.join();
		assert n == 1;
	}
}
