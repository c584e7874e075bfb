// Two readers and a writer of two fields with a lock of their own making: what the readers saw.
public class ReadersWriters {
	static int readers, x, y;
	static boolean writing;
	static final Object lock = new Object();
	static void read(int[] to) {
		try {
			synchronized (lock) {
				while (writing)
					lock.wait();
				readers++;
			}
			to[0] = x * 10 + y;
			synchronized (lock) {
				if (--readers == 0)
					lock.notifyAll();
			}
		} catch (InterruptedException e) {
			throw new RuntimeException(e);
		}
	}
	static void write() {
		try {
			synchronized (lock) {
				while (writing || readers > 0)
					lock.wait();
				writing = true;
			}
			x = 1;
			y = 1;
			synchronized (lock) {
				writing = false;
				lock.notifyAll();
			}
		} catch (InterruptedException e) {
			throw new RuntimeException(e);
		}
	}
	public static void main(String[] args) throws Exception {
		int[] a = new int[1], b = new int[1];
		Thread r = new Thread(() -> read(a)), s = new Thread(() -> read(b)), w = new Thread(() -> write());
		r.start(); s.start(); w.start();
		r.join(); s.join(); w.join();
		System.out.println(a[0] + " " + b[0]);
	}
}
