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
// run: raddle scan --only data-race --explain-safe --color never $CLASSES
// exit: 1
// out: ...
// out: ----- Begin Common Lock Held Memory Access -----
// out: Field           : A8BoundedBufferBad.usedSlots
// out: Declaring Class : A8BoundedBufferBad
// out: Type of Conflict: Write-Write
// out:
// out: First Thread    : A8BoundedBufferBad.main(A8BoundedBufferBad.java:72)
// out: Objects Accessed:
// out:   A8BoundedBufferBad (at A8BoundedBufferBad.main(A8BoundedBufferBad.java:71))
// out: Locks Held      :
// out:   A8BoundedBufferBad.takeMonitor: java.lang.Object (at A8BoundedBufferBad.<init>(A8BoundedBufferBad.java:14))
// out:   A8BoundedBufferBad.putMonitor: java.lang.Object (at A8BoundedBufferBad.<init>(A8BoundedBufferBad.java:13))
// out:
// out: Second Thread   : A8BoundedBufferBad.main(A8BoundedBufferBad.java:73)
// out: Objects Accessed:
// out:   A8BoundedBufferBad (at A8BoundedBufferBad.main(A8BoundedBufferBad.java:71))
// out: Locks Held      :
// out:   A8BoundedBufferBad.takeMonitor: java.lang.Object (at A8BoundedBufferBad.<init>(A8BoundedBufferBad.java:14))
// out:
// out: Common Locks    :
// out:   A8BoundedBufferBad.takeMonitor: java.lang.Object (at A8BoundedBufferBad.<init>(A8BoundedBufferBad.java:14))
// out: Path to access  : (Write, A8BoundedBufferBad.usedSlots, A8BoundedBufferBad.put(A8BoundedBufferBad.java:38))
// out:     at A8BoundedBufferBad.put(A8BoundedBufferBad.java:38)
// out:     at A8BoundedBufferBad$Producer.run(A8BoundedBufferBad.java:93)
// out:     at A8BoundedBufferBad.main(A8BoundedBufferBad.java:72)
// out:
// out: Path to access  : (Write, A8BoundedBufferBad.usedSlots, A8BoundedBufferBad.take(A8BoundedBufferBad.java:58))
// out:     at A8BoundedBufferBad.take(A8BoundedBufferBad.java:58)
// out:     at A8BoundedBufferBad$Consumer.run(A8BoundedBufferBad.java:81)
// out:     at A8BoundedBufferBad.main(A8BoundedBufferBad.java:73)
// out: --- End Common Lock Held Memory Access ---
// out: ...
// out: ----- Begin Race Condition Detected -----
// out: Field           : A8BoundedBufferBad.emptySlots
// out: ...
// out: Threads Found:
// out: StartLocation : the main thread
// out: RunMethod     : A8BoundedBufferBad.main([Ljava/lang/String;)V
// out: StartLocation : A8BoundedBufferBad.main(A8BoundedBufferBad.java:72)
// out: RunMethod     : A8BoundedBufferBad$Producer.run()V
// out: StartLocation : A8BoundedBufferBad.main(A8BoundedBufferBad.java:73)
// out: RunMethod     : A8BoundedBufferBad$Consumer.run()V
// out:
// out: Race Condition Statistics
// out: Number of Access to Different Objects :        0
// out: Number of Locked Access               :       10
// out: Number of Ordered Access              :       33
// out: Number of Confined Access             :        0
// out: Unknown Points-To information for     :        0
// out: Number of Potential Race Conditions   :        6
// out: Total Number of Accesses              :       49
// out:
// out: Time measurements
// out: ...
// out: Total Time               : ...s (100.0%)
// out:
// out: Application Metrics
// out: Number of classes               : 3
// out: Number of methods               : 10
// out: Number of statements            : 291
// out: Number of reachable statements  : 291
// out: Coverage Percentage             : 100.00
// out: Number of assignments           : 42
// out: Number of field reads           : 36
// out: Number of field writes          : 23
// out:
// out: ...
