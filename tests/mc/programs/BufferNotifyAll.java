// check: no-error
// A buffer of one with notifyAll.
public class BufferNotifyAll {
	static class Buffer {
		private Object item;

		synchronized void put(Object x) throws InterruptedException {
			while (item != null)
				wait();
			item = x;
			notifyAll();
		}

		synchronized Object take() throws InterruptedException {
			while (item == null)
				wait();
			Object x = item;
			assert x != null;
			item = null;
			notifyAll();
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
		for (int i = 0; i < 4; i++) {
			boolean puts = i % 2 == 0;
			new Thread(() -> run(puts, buffer)).start();
		}
	}
}
