// AtomicIntegerArray has volatile elements.
// run: scan --only data-race
// expect: none
import java.util.concurrent.atomic.AtomicIntegerArray;
class AtomicArrayOk {
	static final AtomicIntegerArray flags = new AtomicIntegerArray(2);
	public static void main(String[] args) {
		new Thread(() -> flags.set(0, 1)).start();
		System.out.println(flags.get(0));
	}
}
