// check: no-error
// One producer, one consumer.
public class BufferTwo {
	static class Buffer {
		private Object item;

		synchronized void put(Object x) throws InterruptedException {
			while (item != null)
				wait();
			item = x;
			notify();
		}

		synchronized Object take() throws InterruptedException {
			while (item == null)
				wait();
			Object x = item;
			assert x != null;
			item = null;
			notify();
			return x;
		}
	}

	static void run(boolean puts, Buffer buffer) {
		try {
			if (puts)
				buffer.put("x");
			else
				buffer.take();
		} catch (InterruptedException e) {
		}
	}

	public static void main(String[] args) throws Exception {
		Buffer buffer = new Buffer();
		for (int i = 0; i < 2; i++) {
			boolean puts = i % 2 == 0;
			new Thread(() -> run(puts, buffer)).start();
		}
	}
}
