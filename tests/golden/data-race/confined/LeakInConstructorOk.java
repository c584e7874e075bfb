// The thread is started last.
// run: scan --only data-race
// expect: none
class LeakInConstructorOk implements Runnable {
	private int v;
	LeakInConstructorOk() {
		v = 3;
		new Thread(this).start();
	}
	public void run() { System.out.println(v); }
	public static void main(String[] args) { new LeakInConstructorOk(); }
}
