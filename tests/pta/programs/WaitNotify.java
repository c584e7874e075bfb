// A bounded buffer by hand.
public class WaitNotify {
	static class Buffer {
		private final Object[] slots = new Object[2];
		private int n;

		synchronized void put(Object item) throws InterruptedException {
			while (n == slots.length)
				wait();
			slots[n++] = item;
			notifyAll();
		}

		synchronized Object take() throws InterruptedException {
			while (n == 0)
				wait();
			Object item = slots[--n];
			notifyAll();
			return item;
		}
	}

	interface Item {
		int weight();
	}

	static class Heavy implements Item {
		public int weight() {
			return 9;
		}
	}

	static class Light implements Item {
		public int weight() {
			return 1;
		}
	}

	public static void main(String[] args) throws Exception {
		Buffer buffer = new Buffer();
		Thread producer = new Thread(() -> {
			try {
				for (int i = 0; i < 6; i++)
					buffer.put(i % 2 == 0 ? new Heavy() : new Light());
			} catch (InterruptedException e) {
				throw new IllegalStateException(e);
			}
		});
		producer.start();
		int sum = 0;
		for (int i = 0; i < 6; i++)
			sum += ((Item) buffer.take()).weight();
		producer.join();
		System.out.println(sum);
	}
}
