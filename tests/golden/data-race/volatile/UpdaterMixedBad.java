// A field updater needs a volatile field; the array's elements next to it are plain and unguarded.
// run: scan --only data-race
// expect: data-race field=UpdaterMixedBad.last severity=high
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

public class UpdaterMixedBad {
	private static final AtomicIntegerFieldUpdater<UpdaterMixedBad> COUNT = AtomicIntegerFieldUpdater.newUpdater(UpdaterMixedBad.class, "count");
	private volatile int count;
	private int last;

	void tick() {
		last = COUNT.incrementAndGet(this);
	}

	public static void main(String[] args) {
		UpdaterMixedBad shared = new UpdaterMixedBad();
		new Thread(shared::tick).start();
		shared.tick();
	}
}
