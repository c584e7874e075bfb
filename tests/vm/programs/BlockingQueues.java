// All kinds of blocking queues.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

class BlockingQueues {
	static class Later implements Delayed {
		final long at;
		final String name;

		Later(long millis, String name) {
			this.at = System.nanoTime() + millis * 1_000_000;
			this.name = name;
		}

		@Override
		public long getDelay(TimeUnit unit) {
			return unit.convert(at - System.nanoTime(), TimeUnit.NANOSECONDS);
		}

		@Override
		public int compareTo(Delayed other) {
			return Long.compare(at, ((Later) other).at);
		}
	}

	static void pass(BlockingQueue<Integer> queue) throws InterruptedException {
		Thread producer = new Thread(() -> {
			try {
				for (int i = 0; i < 5; i++) {
					queue.put(i);
				}
				queue.put(-1);
			} catch (InterruptedException e) {
				System.out.println(e);
			}
		});
		producer.start();
		List<Integer> got = new ArrayList<>();
		for (int v = queue.take(); v >= 0; v = queue.take()) {
			got.add(v);
		}
		producer.join();
		System.out.println(queue.getClass().getSimpleName() + " " + got + " " + queue.poll(1, TimeUnit.MILLISECONDS));
	}

	public static void main(String[] args) throws Exception {
		pass(new ArrayBlockingQueue<>(2));
		pass(new LinkedBlockingQueue<>());
		pass(new LinkedBlockingDeque<>(1));
		pass(new LinkedTransferQueue<>());
		pass(new SynchronousQueue<>());
		pass(new SynchronousQueue<>(true));
		PriorityBlockingQueue<String> words = new PriorityBlockingQueue<>(4, (a, b) -> b.compareTo(a));
		words.addAll(List.of("b", "d", "a", "c"));
		StringBuilder text = new StringBuilder();
		while (!words.isEmpty()) {
			text.append(words.take());
		}
		System.out.println(text);
		DelayQueue<Later> delays = new DelayQueue<>();
		delays.add(new Later(200, "second"));
		delays.add(new Later(10, "first"));
		System.out.println(delays.take().name + " " + delays.take().name + " " + delays.poll());
		ArrayBlockingQueue<Integer> full = new ArrayBlockingQueue<>(1);
		full.add(1);
		System.out.println(full.offer(2) + " " + full.offer(3, 1, TimeUnit.MILLISECONDS) + " " + full.remainingCapacity());
		try {
			full.add(4);
		} catch (IllegalStateException e) {
			System.out.println(e.getMessage());
		}
		List<Integer> drained = new ArrayList<>();
		System.out.println(full.drainTo(drained) + " " + drained);
		LinkedTransferQueue<String> transfer = new LinkedTransferQueue<>();
		System.out.println(transfer.tryTransfer("x"));
		Thread taker = new Thread(() -> {
			try {
				System.out.println("took " + transfer.take());
			} catch (InterruptedException e) {
				System.out.println(e);
			}
		});
		taker.start();
		transfer.transfer("y");
		taker.join();
	}
}
