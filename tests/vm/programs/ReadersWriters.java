// Readers see consistent pairs; a writer changes both parts under the write lock.
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReadersWriters {
	static int a;
	static int b;

	public static void main(String[] args) throws Exception {
		ReadWriteLock lock = new ReentrantReadWriteLock(true);
		boolean[] torn = new boolean[1];
		Thread[] threads = new Thread[5];
		for (int i = 0; i < 5; i++) {
			boolean writes = i < 2;
			threads[i] = new Thread(() -> {
				for (int j = 0; j < 15; j++) {
					if (writes) {
						lock.writeLock().lock();
						a++;
						b++;
						lock.writeLock().unlock();
					} else {
						lock.readLock().lock();
						if (a != b) {
							torn[0] = true;
						}
						lock.readLock().unlock();
					}
				}
			});
			threads[i].start();
		}
		for (Thread t : threads) {
			t.join();
		}
		System.out.println(a + " " + b + " " + torn[0]);
	}
}
