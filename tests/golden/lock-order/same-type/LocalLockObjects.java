// run: scan --only lock-order
// expect: none
// The lock pair is created inside each call and never escapes.
public class LocalLockObjects {
	private int calls;

	public int forward(int[] data) {
		Object a = new Object(), b = new Object();
		synchronized (a) {
			synchronized (b) {
				return data.length + calls;
			}
		}
	}

	public int backward(int[] data) {
		Object a = new Object(), b = new Object();
		synchronized (b) {
			synchronized (a) {
				return data.length - calls;
			}
		}
	}
}
// corpus: unseen
