/** Two virtual threads, two monitors. */
public class Virtual {
	static final Object left = new Object(), right = new Object();

	static void both(Object first, Object second) {
		synchronized (first) {
			synchronized (second) {
				System.out.print("");
			}
		}
	}

	public static void main(String[] args) throws Exception {
		Thread one = Thread.ofVirtual().name("one").start(() -> both(left, right));
		Thread two = Thread.ofVirtual().name("two").start(() -> both(right, left));
		one.join();
		two.join();
	}
}
