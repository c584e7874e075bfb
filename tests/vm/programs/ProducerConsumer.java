// A bounded buffer with wait and notifyAll; the sum does not depend on the schedule.
import java.util.ArrayDeque;
import java.util.Deque;

class ProducerConsumer {
	static class Buffer {
		private final Deque<Integer> items = new ArrayDeque<>();

		synchronized void put(int value) throws InterruptedException {
			while (items.size() == 2) {
				wait();
			}
			items.addLast(value);
			notifyAll();
		}

		synchronized int take() throws InterruptedException {
			while (items.isEmpty()) {
				wait();
			}
			int value = items.removeFirst();
			notifyAll();
			return value;
		}
	}

	public static void main(String[] args) throws Exception {
		Buffer buffer = new Buffer();
		Thread[] producers = new Thread[3];
		for (int i = 0; i < 3; i++) {
			int base = i * 100;
			producers[i] = new Thread(() -> {
				try {
					for (int j = 0; j < 20; j++) {
						buffer.put(base + j);
					}
				} catch (InterruptedException e) {
					System.out.println(e);
				}
			});
			producers[i].start();
		}
		long[] sums = new long[2];
		Thread[] consumers = new Thread[2];
		for (int i = 0; i < 2; i++) {
			int n = i;
			consumers[i] = new Thread(() -> {
				try {
					for (int j = 0; j < 30; j++) {
						sums[n] += buffer.take();
					}
				} catch (InterruptedException e) {
					System.out.println(e);
				}
			});
			consumers[i].start();
		}
		for (Thread t : producers) {
			t.join();
		}
		for (Thread t : consumers) {
			t.join();
		}
		System.out.println(sums[0] + sums[1]);
	}
}
