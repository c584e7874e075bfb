// run: scan --only stale-value
// expect: stale-value
// Main and the threads run the same code on one writer.
import java.util.Stack;

public class ThreadsShareOneBad {
	static class Writer {
		private final Stack<String> names = new Stack<>();

		void start(String name) {
			names.push(name);
		}

		String end() {
			return names.isEmpty() ? null : names.pop();
		}
	}

	static String write(Writer writer, String text) {
		writer.start(text);
		return writer.end();
	}

	public static void main(String[] args) throws InterruptedException {
		Writer writer = new Writer();
		Thread[] threads = new Thread[4];
		for (int i = 0; i < threads.length; i++) {
			threads[i] = new Thread(() -> System.out.println(write(writer, "a")));
			threads[i].start();
		}
		System.out.println(write(writer, "b"));
		for (Thread thread : threads)
			thread.join();
	}
}
// corpus: jars
