// A.3: usedSlots is changed under putMonitor by put and under takeMonitor by take, emptySlots likewise; the elements have no common lock either.
// run: scan --only data-race
// expect: data-race field=A3BoundedBufferBad.usedSlots
// expect: data-race field=A3BoundedBufferBad.emptySlots
// expect: data-race field=A3BoundedBufferBad.array[]
final class A3BoundedBufferBad {
	private final Object[] array;
	private int putPtr = 0;
	private int takePtr = 0;
	private int emptySlots;
	private int usedSlots = 0;
	private int waitingPuts = 0;
	private int waitingTakes = 0;
	private final Object putMonitor = new Object();
	private final Object takeMonitor = new Object();
	public A3BoundedBufferBad(int capacity) {
		array = new Object[capacity];
		emptySlots = capacity;
	}
	public void put(Object x) throws InterruptedException {
		synchronized (putMonitor) {
			while (emptySlots <= 0) {
				++waitingPuts;
				try {
					putMonitor.wait();
				} catch (InterruptedException ie) {
					putMonitor.notify();
					throw ie;
				} finally {
					--waitingPuts;
				}
			}
			--emptySlots;
			++usedSlots;
			array[putPtr] = x;
			putPtr = (putPtr + 1) % array.length;
		}
		synchronized (takeMonitor) {
			if (waitingTakes > 0)
				takeMonitor.notify();
		}
	}
	public Object take() throws InterruptedException {
		Object old = null;
		synchronized (takeMonitor) {
			while (usedSlots <= 0) {
				++waitingTakes;
				try {
					takeMonitor.wait();
				} catch (InterruptedException ie) {
					takeMonitor.notify();
					throw ie;
				} finally {
					--waitingTakes;
				}
			}
			--usedSlots;
			++emptySlots;
			old = array[takePtr];
			array[takePtr] = null;
			takePtr = (takePtr + 1) % array.length;
		}
		synchronized (putMonitor) {
			if (waitingPuts > 0)
				putMonitor.notify();
		}
		return old;
	}
	public static void main(String[] args) {
		A3BoundedBufferBad b = new A3BoundedBufferBad(4);
		for (int i = 0; i < 2; i++) {
			new Thread(() -> {
				try {
					b.put("x");
				} catch (InterruptedException e) {
				}
			}).start();
			new Thread(() -> {
				try {
					b.take();
				} catch (InterruptedException e) {
				}
			}).start();
		}
	}
}
