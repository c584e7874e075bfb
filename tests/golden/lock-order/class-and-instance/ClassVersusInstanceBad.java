// run: scan --only lock-order
// expect: lock-order
// resetAll holds the class lock and resets the registered singleton; the singleton's method holds itself and calls a static synchronized.
public class ClassVersusInstanceBad {
	private static final ClassVersusInstanceBad INSTANCE = new ClassVersusInstanceBad();
	private static int total;
	private int uses;

	private ClassVersusInstanceBad() { }

	public static ClassVersusInstanceBad get() {
		return INSTANCE;
	}

	public static synchronized void resetAll() {
		total = 0;
		INSTANCE.reset();
	}

	private synchronized void reset() {
		uses = 0;
	}

	public synchronized void use() {
		uses++;
		addTotal();
	}

	private static synchronized void addTotal() {
		total++;
	}
}
// corpus: unseen
