// The one constant of an enum is made by its class initialiser, and its counter is atomic.
// run: scan --only data-race
// expect: none
import java.util.concurrent.atomic.AtomicInteger;

public class EnumSingletonOk {
	enum Registry {
		INSTANCE;

		private final AtomicInteger count = new AtomicInteger();
		private final String name;

		Registry() {
			name = "registry";
		}

		String next() {
			return name + count.incrementAndGet();
		}
	}

	public static void main(String[] args) {
		new Thread(() -> Registry.INSTANCE.next()).start();
		System.out.println(Registry.INSTANCE.next());
	}
}
