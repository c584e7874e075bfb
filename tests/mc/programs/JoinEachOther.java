// check: deadlock
// Two threads wait for each other's end.
public class JoinEachOther {
	static volatile Thread first;

	public static void main(String[] args) throws Exception {
		Thread main = Thread.currentThread();
		Thread t = new Thread(() -> {
			try {
				main.join();
			} catch (InterruptedException e) {
			}
		});
		t.start();
		t.join();
	}
}
