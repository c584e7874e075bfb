// Both are synchronized on the same object.
// run: scan --only data-race
// expect: none
class InheritedField2Ok {
	static class Base {
		int n;
		synchronized void set(int v) { n = v; }
	}
	static class Sub extends Base {
		synchronized int get() { return n; }
	}
	public static void main(String[] a) {
		Sub s = new Sub();
		new Thread(() -> s.set(1)).start();
		System.out.println(s.get());
	}
}
