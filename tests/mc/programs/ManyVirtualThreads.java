// check: no-error
// jdk: 21
public class ManyVirtualThreads {
	static volatile int last;

	public static void main(String[] args) throws InterruptedException {
		for (int i = 0; i < 80; i++) {
			int number = i;
			Thread thread = Thread.ofVirtual().start(() -> last = number);
			thread.join();
			if (last != number)
				throw new AssertionError();
		}
	}
}
