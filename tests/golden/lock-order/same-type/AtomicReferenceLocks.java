// run: scan --only lock-order
// expect: lock-order
// The lock objects are kept in AtomicReferences that are set once, and get().. is locked in opposite orders.
import java.util.concurrent.atomic.AtomicReference;

public class AtomicReferenceLocks {
	static final AtomicReference<Object> in = new AtomicReference<>(new Object());
	static final AtomicReference<Object> out = new AtomicReference<>(new Object());
	static int moved;

	static void push() {
		synchronized (in.get()) {
			synchronized (out.get()) {
				moved++;
			}
		}
	}

	static void pull() {
		synchronized (out.get()) {
			synchronized (in.get()) {
				moved--;
			}
		}
	}

	public static void main(String[] args) {
		new Thread(() -> {
			for (int i = 0; i < 1000000; i++) push();
		}).start();
		new Thread(() -> {
			for (int i = 0; i < 1000000; i++) pull();
		}).start();
	}
}
// corpus: unseen
