// Nobody notifies. That the thread may wake up by itself does not save it: it need not.
// check: deadlock
// options: --spurious
public class SpuriousDeadlock {
	static boolean ready;

	public static void main(String[] args) throws Exception {
		Object lock = new Object();
		Thread t = new Thread(() -> {
			synchronized (lock) {
				ready = true;
			}
		});
		t.start();
		synchronized (lock) {
			while (!ready)
				lock.wait();
		}
	}
}
