// run: scan --only lock-order
// expect: none
// The inverted orders exist but the program never starts a second thread.
public class SingleThreadMain {
	private static final Object a = new Object();
	private static final Object b = new Object();
	static int n;

	static void one() {
		synchronized (a) {
			synchronized (b) {
				n++;
			}
		}
	}

	static void two() {
		synchronized (b) {
			synchronized (a) {
				n--;
			}
		}
	}

	public static void main(String[] args) {
		for (int i = 0; i < 1000; i++) {
			one();
			two();
		}
		System.out.println(n);
	}
}
// corpus: unseen
