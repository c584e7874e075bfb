// check: assertion
// Another thread may see the priority before or after it is set.
public class PrioritySeen {
	static volatile int seen;

	public static void main(String[] args) throws Exception {
		Thread main = Thread.currentThread();
		Thread t = new Thread(() -> {
			seen = main.getPriority();
		});
		t.start();
		main.setPriority(7);
		t.join();
		assert seen != 7;
	}
}
