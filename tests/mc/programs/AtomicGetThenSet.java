// check: assertion
// get and set of an atomic are two steps.
import java.util.concurrent.atomic.*;

public class AtomicGetThenSet {
	static final AtomicLong hits = new AtomicLong();
	public static void main(String[] args) throws Exception {
		Runnable r = () -> hits.set(hits.get() + 1);
		Thread a = new Thread(r), b = new Thread(r);
		a.start(); b.start(); a.join(); b.join();
		assert hits.get() == 2;
	}
}
