// run: scan --only lock-order --library
// expect: lock-order
// lease() waits for the queue and keeps its monitor, which release() needs to put something back; what the constructor put there is used up.
package leases;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class PrefilledLeases {
	private final BlockingQueue<Integer> free = new ArrayBlockingQueue<>(16);
	private int out;

	public PrefilledLeases() throws InterruptedException {
		for (int i = 0; i < 16; i++)
			free.put(i);
	}

	public synchronized int lease() throws InterruptedException {
		out++;
		return free.take();
	}

	public synchronized void release(int lease) throws InterruptedException {
		out--;
		free.put(lease);
	}
}
// corpus: unseen
