// run: scan --only lock-order
// expect: none
// Both AtomicReferences hold the same lock object, so the inner synchronized is a re-entry.
import java.util.concurrent.atomic.AtomicReference;

public class AtomicReferenceSame {
	static final Object lock = new Object();
	static final AtomicReference<Object> in = new AtomicReference<>(lock);
	static final AtomicReference<Object> out = new AtomicReference<>(lock);
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
			for (int i = 0; i < 300000; i++) push();
		}).start();
		new Thread(() -> {
			for (int i = 0; i < 300000; i++) pull();
		}).start();
	}
}
// corpus: unseen
