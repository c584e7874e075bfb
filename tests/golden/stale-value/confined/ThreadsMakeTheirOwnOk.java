// run: scan --only stale-value --min-severity low
// expect: none
// Main and the threads run the same code, which makes a run with a writer and its stack for each of them.
import java.util.Stack;

public class ThreadsMakeTheirOwnOk {
	static class Writer {
		private final Stack<String> names = new Stack<>();

		void start(String name) {
			names.push(name);
		}

		String end() {
			return names.isEmpty() ? null : names.pop();
		}
	}

	static class Run {
		private Writer writer;

		void open() {
			writer = new Writer();
		}

		String write(String text) {
			writer.start(text);
			return writer.end();
		}
	}

	static String write(String text) {
		Run run = new Run();
		run.open();
		return run.write(text);
	}

	public static void main(String[] args) throws InterruptedException {
		Thread[] threads = new Thread[4];
		for (int i = 0; i < threads.length; i++) {
			threads[i] = new Thread(() -> System.out.println(write("a")));
			threads[i].start();
		}
		System.out.println(write("b"));
		for (Thread thread : threads)
			thread.join();
	}
}
// corpus: jars
