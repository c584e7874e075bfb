// A list that one class guards by its owner's lock, another class by the list's own: each list has a lock.
// run: scan --only data-race
// expect: none
public class TwoKindsOfOwnersOk {
	static class Names {
		private int n;

		void add(String name) {
			n += name.length();
		}

		int size() {
			return n;
		}
	}

	static class Category {
		private final Names names = new Names();

		synchronized void add(String name) {
			names.add(name);
		}

		synchronized int size() {
			return names.size();
		}
	}

	static class Appender {
		private final Names names = new Names();

		void add(String name) {
			synchronized (names) {
				names.add(name);
			}
		}

		int size() {
			synchronized (names) {
				return names.size();
			}
		}
	}

	public static void main(String[] args) {
		final Category category = new Category();
		final Appender appender = new Appender();
		Runnable work = () -> {
			category.add("a");
			appender.add("b");
			System.out.println(category.size() + appender.size());
		};
		new Thread(work).start();
		new Thread(work).start();
	}
}
