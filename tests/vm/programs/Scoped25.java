// jdk: 25
// ScopedValue (final in 25): binding, nesting, rebinding, other threads.
import java.util.concurrent.Callable;

class Scoped25 {
	static final ScopedValue<String> USER = ScopedValue.newInstance();
	static final ScopedValue<Integer> DEPTH = ScopedValue.newInstance();

	static void show(String where) {
		System.out.println(where + " " + USER.orElse("nobody") + " " + (DEPTH.isBound() ? DEPTH.get() : -1));
	}

	static int down(int n) {
		return n == 0 ? DEPTH.get() : ScopedValue.where(DEPTH, DEPTH.get() + 1).call(() -> down(n - 1));
	}

	public static void main(String[] args) throws Exception {
		show("outside");
		ScopedValue.where(USER, "ann").where(DEPTH, 1).run(() -> {
			show("in");
			ScopedValue.where(USER, "bob").run(() -> show("nested"));
			show("back");
		});
		System.out.println(ScopedValue.where(DEPTH, 0).call(() -> down(5)));
		try {
			USER.get();
		} catch (java.util.NoSuchElementException e) {
			System.out.println("not bound");
		}
		ScopedValue.where(USER, "carl").run(() -> {
			Thread t = new Thread(() -> show("thread"));
			t.start();
			try {
				t.join();
			} catch (InterruptedException e) {
				System.out.println(e);
			}
		});
	}
}
