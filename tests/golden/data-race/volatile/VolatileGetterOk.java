// The flag is asked for by a method.
// run: scan --only data-race
// expect: none
class VolatileGetterOk {
	private int data;
	private volatile boolean ready;
	boolean isReady() { return ready; }
	public static void main(String[] args) {
		VolatileGetterOk o = new VolatileGetterOk();
		new Thread(() -> {
			o.data = 1;
			o.ready = true;
		}).start();
		while (!o.isReady())
			Thread.onSpinWait();
		System.out.println(o.data);
	}
}
