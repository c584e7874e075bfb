// The constructor starts a thread before it has written the field.
// run: scan --only data-race
// expect: data-race field=LeakInConstructorBad.v
class LeakInConstructorBad implements Runnable {
	private int v;
	LeakInConstructorBad() {
		new Thread(this).start();
		v = 3;
	}
	public void run() { System.out.println(v); }
	public static void main(String[] args) { new LeakInConstructorBad(); }
}
