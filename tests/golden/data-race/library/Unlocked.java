// By default a library is searched for races, too. Who runs a task may have one of its own: nothing but
// that says that a command is shared. What a superclass keeps in a static is no subclass.
//
// run: scan --library
// expect: data-race severity=high field=Unlocked.hits
// expect: data-race severity=low field=Kinds$Command.text
import java.util.concurrent.Callable;

public class Unlocked {
	private int hits;

	public synchronized void hit() {
		hits++;
	}

	public synchronized void reset() {
		hits = 0;
	}

	public int hits() {
		return hits;
	}
}

class Kinds {
	public static class Command implements Callable<String> {
		private String text;

		public void add(String more) {
			text = text + more;
		}

		public String call() {
			return text;
		}
	}

	public static class Filter {
		static final Filter ALL = new Filter();
	}

	public static class Counting extends Filter {
		private int n;

		public void count() {
			n++;
		}
	}
}
