// A.8: put changes emptySlots under putMonitor, take under takeMonitor. usedSlots is always under takeMonitor, waitingPuts and waitingTakes under theirs. The elements have no common lock.
// run: scan --only data-race
// expect: data-race field=A8BoundedBufferBad.emptySlots
// expect: data-race field=A8BoundedBufferBad.array[]
final class A8BoundedBufferBad {
	private final Object[] array;
	private int putPtr = 0;
	private int takePtr = 0;
	private int emptySlots;
	private int usedSlots = 0;
	private int waitingPuts = 0;
	private int waitingTakes = 0;
	private final Object putMonitor = new Object();
	private final Object takeMonitor = new Object();
	public A8BoundedBufferBad(int capacity) throws IllegalArgumentException {
		if (capacity <= 0)
			throw new IllegalArgumentException();
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
			array[putPtr] = x;
			putPtr = (putPtr + 1) % array.length;
			synchronized (takeMonitor) {
				usedSlots++;
				if (waitingTakes > 0)
					takeMonitor.notify();
			}
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
		A8BoundedBufferBad buffer = new A8BoundedBufferBad(32);
		new Producer(buffer).start();
		new Consumer(buffer).start();
	}
	static class Consumer extends Thread {
		protected A8BoundedBufferBad buffer;
		Consumer(A8BoundedBufferBad bb) { this.buffer = bb; }
		@Override public void run() {
			try {
				while (true)
					process(buffer.take());
			} catch (InterruptedException ignore) {
			}
		}
		public void process(Object o) {}
	}
	static class Producer extends Thread {
		protected A8BoundedBufferBad buffer;
		Producer(A8BoundedBufferBad bb) { this.buffer = bb; }
		@Override public void run() {
			try {
				while (true)
					buffer.put(produce());
			} catch (InterruptedException ignore) {
			}
		}
		public Object produce() { return new Object(); }
	}
}
