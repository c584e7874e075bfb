import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;

public class VirtualQueue {
	interface Step<A, B> {
		B apply(A item);
	}

	static class Stage<A, B> implements Runnable {
		private final BlockingQueue<A> in;
		private final BlockingQueue<B> out;
		private final Step<A, B> step;

		Stage(BlockingQueue<A> in, BlockingQueue<B> out, Step<A, B> step) {
			this.in = in;
			this.out = out;
			this.step = step;
		}

		@Override
		public void run() {
			try {
				for (int i = 0; i < 3; i++)
					out.put(step.apply(in.take()));
			} catch (InterruptedException e) {
				Thread.currentThread().interrupt();
			}
		}
	}

	static class Length implements Step<String, Integer> {
		public Integer apply(String text) {
			return text.length();
		}
	}

	public static void main(String[] args) throws Exception {
		BlockingQueue<String> texts = new ArrayBlockingQueue<>(1);
		BlockingQueue<Integer> lengths = new ArrayBlockingQueue<>(1);
		BlockingQueue<Integer> squares = new ArrayBlockingQueue<>(3);
		CountDownLatch done = new CountDownLatch(1);
		Thread.startVirtualThread(new Stage<>(texts, lengths, new Length()));
		Thread.startVirtualThread(() -> {
			new Stage<>(lengths, squares, n -> n * n).run();
			done.countDown();
		});
		for (String text : new String[] { "a", "bb", "ccc" })
			texts.put(text);
		done.await();
		int sum = 0;
		for (Integer square : squares)
			sum += square;
		System.out.println(sum);
	}
}
