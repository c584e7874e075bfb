// get does not let one thread in only.
// run: scan --only data-race
// expect: data-race field=AtomicFlagGuardsBad.n
import java.util.concurrent.atomic.AtomicBoolean;
class AtomicFlagGuardsBad implements Runnable {
	final AtomicBoolean taken = new AtomicBoolean();
	int n;
	public void run() {
		if (!taken.get())
			n++;
	}
	public static void main(String[] args) {
		AtomicFlagGuardsBad o = new AtomicFlagGuardsBad();
		new Thread(o).start();
		new Thread(o).start();
	}
}
