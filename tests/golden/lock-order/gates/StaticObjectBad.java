// run: scan --only lock-order --library
// expect: lock-order severity=high locks=StaticObjectBad$Only,StaticObjectBad.class
// A class and what a final static field holds: one object each.
public class StaticObjectBad {
	static class Only {
		static final Only INSTANCE = new Only();
		private Only() { }
		synchronized void use() { }
	}
	static synchronized void count() { }
	public static synchronized void first() { Only.INSTANCE.use(); }
	public static void second() { synchronized (Only.INSTANCE) { count(); } }
}
