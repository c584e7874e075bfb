// A static synchronized method locks the class, an instance one the object.
// run: scan --only data-race
// expect: data-race field=StaticAndInstanceBad.n
class StaticAndInstanceBad {
	static int n;
	static synchronized void inc() { n++; }
	synchronized void dec() { n--; }
	public static void main(String[] a) {
		StaticAndInstanceBad o = new StaticAndInstanceBad();
		new Thread(() -> inc()).start();
		new Thread(() -> o.dec()).start();
	}
}
