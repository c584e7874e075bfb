// Every access holds what its field declares: this, a field, a static field, the class, the container itself.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;

public class GuardedByOk {
	@interface GuardedBy {
		String value();
	}

	static final Object REGISTRY = new Object();
	private final Object lock = new Object();

	@GuardedBy("this")
	private int a;
	@GuardedBy("lock")
	private int b;
	@GuardedBy("REGISTRY")
	private static int c;
	@GuardedBy("GuardedByOk.class")
	private static int d;
	@GuardedBy("itself")
	private final List<String> names = new ArrayList<>();
	@GuardedBy("this.lock")
	private final List<String> lines = new ArrayList<>();

	void all() {
		synchronized (this) {
			a++;
		}
		synchronized (lock) {
			b++;
			lines.add("x");
		}
		synchronized (REGISTRY) {
			c++;
		}
		synchronized (GuardedByOk.class) {
			d++;
		}
		synchronized (names) {
			names.add("y");
		}
	}

	public static void main(String[] args) {
		GuardedByOk shared = new GuardedByOk();
		new Thread(shared::all).start();
		shared.all();
	}
}
