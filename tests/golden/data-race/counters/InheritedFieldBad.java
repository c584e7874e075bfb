// The field is declared in the superclass; both threads get at it through the subclass.
// run: scan --only data-race
// expect: data-race field=CounterBase1.n
class CounterBase1 {
	protected int n;
}
class InheritedFieldBad extends CounterBase1 implements Runnable {
	public void run() { n++; }
	public static void main(String[] a) {
		InheritedFieldBad o = new InheritedFieldBad();
		new Thread(o).start();
		new Thread(o).start();
	}
}
