// A volatile field that is changed by an updater.
// run: scan --only data-race
// expect: none
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
class FieldUpdaterOk implements Runnable {
	static final AtomicIntegerFieldUpdater<FieldUpdaterOk> U = AtomicIntegerFieldUpdater.newUpdater(FieldUpdaterOk.class, "n");
	volatile int n;
	public void run() { U.incrementAndGet(this); }
	public static void main(String[] args) {
		FieldUpdaterOk o = new FieldUpdaterOk();
		new Thread(o).start();
		new Thread(o).start();
		System.out.println(o.n);
	}
}
