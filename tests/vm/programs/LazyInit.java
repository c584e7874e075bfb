// Double-checked locking with a volatile, holder classes, enum singletons: made once.
import java.util.HashSet;
import java.util.Set;
import java.util.Collections;
import java.util.concurrent.atomic.AtomicInteger;

class LazyInit {
	static final AtomicInteger MADE = new AtomicInteger();

	static class Thing {
		final int number = MADE.incrementAndGet();
	}

	static volatile Thing thing;

	static Thing get() {
		Thing t = thing;
		if (t == null) {
			synchronized (LazyInit.class) {
				t = thing;
				if (t == null) {
					thing = t = new Thing();
				}
			}
		}
		return t;
	}

	static class Holder {
		static final Thing THING = new Thing();
	}

	enum Single {
		ONE;

		final Thing thing = new Thing();
	}

	public static void main(String[] args) throws Exception {
		Set<Thing> seen = Collections.synchronizedSet(new HashSet<>());
		Thread[] threads = new Thread[4];
		for (int i = 0; i < 4; i++) {
			threads[i] = new Thread(() -> {
				seen.add(get());
				seen.add(Holder.THING);
				seen.add(Single.ONE.thing);
			});
			threads[i].start();
		}
		for (Thread t : threads) {
			t.join();
		}
		System.out.println(seen.size() + " " + MADE);
	}
}
