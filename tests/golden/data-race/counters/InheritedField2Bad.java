// A write in a method of the superclass, a read in one of the subclass.
// run: scan --only data-race
// expect: data-race field=InheritedField2Bad$Base.n
class InheritedField2Bad {
	static class Base {
		int n;
		void set(int v) { n = v; }
	}
	static class Sub extends Base {
		int get() { return n; }
	}
	public static void main(String[] a) {
		Sub s = new Sub();
		new Thread(() -> s.set(1)).start();
		System.out.println(s.get());
	}
}
