// check: no-error
// More threads than a word has bits, one after the other.
public class ManyThreads {
	static volatile int last;

	public static void main(String[] args) throws InterruptedException {
		for (int i = 0; i < 130; i++) {
			int number = i;
			Thread thread = new Thread(() -> last = number);
			thread.start();
			thread.join();
			if (last != number)
				throw new AssertionError();
		}
	}
}
