// Both sides hold the monitor.
// run: scan --only data-race
// expect: none
class WaitNotifyOk {
	private Object item;
	synchronized void put(Object o) throws InterruptedException {
		while (item != null)
			wait();
		item = o;
		notifyAll();
	}
	synchronized
	Object take() throws InterruptedException {
		while (item == null)
			wait();
		Object o = item;
		item = null;
		notifyAll();
		return o;
	}
	public static void main(String[] x) throws Exception {
		WaitNotifyOk b = new WaitNotifyOk();
		Thread t = new Thread(() -> {
			try {
				b.put("x");
			} catch (InterruptedException e) {
			}
		});
		t.start();
		System.out.println(b.take());
	}
}
