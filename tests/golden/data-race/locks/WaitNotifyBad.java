// The consumer looks without the lock.
// run: scan --only data-race
// expect: data-race field=WaitNotifyBad.item
class WaitNotifyBad {
	private Object item;
	synchronized void put(Object o) throws InterruptedException {
		while (item != null)
			wait();
		item = o;
		notifyAll();
	}
	Object take() throws InterruptedException {
		Object o = item;
		item = null;
		return o;
	}
	public static void main(String[] x) throws Exception {
		WaitNotifyBad b = new WaitNotifyBad();
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
