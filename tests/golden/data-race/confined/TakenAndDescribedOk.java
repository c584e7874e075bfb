// A worker describes what it took out of a queue by something that is in it, which cannot hold it: nobody else has it by that.
// run: scan --only data-race
// expect: none
import java.nio.ByteBuffer;
import java.util.concurrent.LinkedBlockingQueue;

public class TakenAndDescribedOk {
	static class Request {
		final ByteBuffer data;
		long begun;

		Request(int size) {
			data = ByteBuffer.allocate(size);
		}

		@Override public String toString() {
			ByteBuffer view = data.asReadOnlyBuffer();
			view.clear();
			return "request " + view.getInt();
		}
	}

	static class Worker extends Thread {
		private final LinkedBlockingQueue<Request> queue;

		Worker(LinkedBlockingQueue<Request> queue) {
			this.queue = queue;
		}

		@Override public void run() {
			try {
				while (true) {
					Request request = queue.take();
					System.out.println(request.toString());
					request.begun = System.nanoTime();
					System.out.println(request.begun);
				}
			} catch (InterruptedException e) {
				System.out.println("done");
			}
		}
	}

	public static void main(String[] args) throws Exception {
		LinkedBlockingQueue<Request> queue = new LinkedBlockingQueue<>();
		new Worker(queue).start();
		new Worker(queue).start();
		for (int i = 0; i < 10; i++)
			queue.put(new Request(8 + i));
	}
}
