// check: no-error
// A wait with a timeout ends by itself.
public class TimedWait {
	public static void main(String[] args) throws Exception {
		Object a = new Object();
		synchronized (a) {
			a.wait(10);
		}
	}
}
