// check: deadlock
// A wait without a notifier.
public class NobodyNotifies {
	public static void main(String[] args) throws Exception {
		Object a = new Object();
		synchronized (a) {
			a.wait();
		}
	}
}
