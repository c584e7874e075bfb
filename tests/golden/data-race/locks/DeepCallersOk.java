// The lock is held eight calls above the write.
// run: scan --only data-race
// expect: none
class DeepCallersOk {
	private int n;
	private void f1() { f2(); }
	private void f2() { f3(); }
	private void f3() { f4(); }
	private void f4() { f5(); }
	private void f5() { f6(); }
	private void f6() { f7(); }
	private void f7() { n++; }
	void go() {
		synchronized (this) { f1(); }
	}
	public static void main(String[] x) {
		DeepCallersOk o = new DeepCallersOk();
		new Thread(o::go).start();
		new Thread(o::go).start();
	}
}
