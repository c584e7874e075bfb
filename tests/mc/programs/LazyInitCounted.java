// check: assertion
// Two threads see null and both make the singleton; the field is volatile, so no race.
import java.util.concurrent.atomic.*;

public class LazyInitCounted {
	static volatile Object instance;
	static final AtomicInteger made = new AtomicInteger();
	static Object get() {
		if (instance == null) { made.incrementAndGet(); instance = new Object(); }
		return instance;
	}
	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> get());
		t.start();
		get();
		t.join();
		assert made.get() == 1;
	}
}
