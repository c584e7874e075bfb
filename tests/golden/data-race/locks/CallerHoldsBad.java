// One of the two callers of the helper holds no lock.
// run: scan --only data-race
// expect: data-race field=CallerHoldsBad.n
class CallerHoldsBad {
	private int n;
	private void bump() { n++; }
	synchronized void a() { bump(); }
	void b() { bump(); }
	public static void main(String[] x) {
		CallerHoldsBad o = new CallerHoldsBad();
		new Thread(o::a).start();
		new Thread(o::b).start();
	}
}
