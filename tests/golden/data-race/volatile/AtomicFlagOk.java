// An AtomicBoolean as the flag.
// run: scan --only data-race
// expect: none
import java.util.concurrent.atomic.AtomicBoolean;
class AtomicFlagOk {
	static int data;
	static final AtomicBoolean ready = new AtomicBoolean();
	public static void main(String[] args) {
		new Thread(() -> {
			data = 1;
			ready.set(true);
		}).start();
		while (!ready.get())
			Thread.onSpinWait();
		System.out.println(data);
	}
}
