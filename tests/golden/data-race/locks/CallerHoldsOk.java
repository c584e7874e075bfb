// All callers hold it.
// run: scan --only data-race
// expect: none
class CallerHoldsOk {
	private int n;
	private void bump() { n++; }
	synchronized void a() { bump(); }
	synchronized void b() { bump(); }
	public static void main(String[] x) {
		CallerHoldsOk o = new CallerHoldsOk();
		new Thread(o::a).start();
		new Thread(o::b).start();
	}
}
