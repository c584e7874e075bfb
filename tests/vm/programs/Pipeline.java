// Stages connected by queues, ended by a marker.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.IntUnaryOperator;

class Pipeline {
	static Thread stage(BlockingQueue<Integer> in, BlockingQueue<Integer> out, IntUnaryOperator f) {
		Thread t = new Thread(() -> {
			try {
				for (int v = in.take(); v != Integer.MIN_VALUE; v = in.take()) {
					out.put(f.applyAsInt(v));
				}
				out.put(Integer.MIN_VALUE);
			} catch (InterruptedException e) {
				System.out.println(e);
			}
		});
		t.start();
		return t;
	}

	public static void main(String[] args) throws Exception {
		BlockingQueue<Integer> a = new ArrayBlockingQueue<>(2), b = new ArrayBlockingQueue<>(1), c = new ArrayBlockingQueue<>(3);
		Thread one = stage(a, b, x -> x + 1), two = stage(b, c, x -> x * x);
		Thread feed = new Thread(() -> {
			try {
				for (int i = 0; i < 10; i++) {
					a.put(i);
				}
				a.put(Integer.MIN_VALUE);
			} catch (InterruptedException e) {
				System.out.println(e);
			}
		});
		feed.start();
		for (int v = c.take(); v != Integer.MIN_VALUE; v = c.take()) {
			System.out.println(v);
		}
		feed.join();
		one.join();
		two.join();
		System.out.println(one.getState() + " " + b.isEmpty());
	}
}
