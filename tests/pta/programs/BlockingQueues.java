import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

public class BlockingQueues {
	static class Message implements Comparable<Message> {
		final int rank;

		Message(int rank) {
			this.rank = rank;
		}

		@Override
		public int compareTo(Message other) {
			return Integer.compare(rank, other.rank);
		}

		int value() {
			return rank;
		}
	}

	static class Late implements Delayed {
		public long getDelay(TimeUnit unit) {
			return unit.convert(-1, TimeUnit.MILLISECONDS);
		}

		public int compareTo(Delayed other) {
			return 0;
		}
	}

	static class Drain extends Thread {
		final BlockingQueue<Message> from;
		int sum;

		Drain(BlockingQueue<Message> from) {
			this.from = from;
		}

		@Override
		public void run() {
			try {
				for (int i = 0; i < 3; i++)
					sum += from.take().value();
			} catch (InterruptedException e) {
				return;
			}
		}
	}

	static int through(BlockingQueue<Message> queue) throws InterruptedException {
		Drain drain = new Drain(queue);
		drain.start();
		for (int i = 3; i > 0; i--)
			queue.put(new Message(i));
		drain.join();
		return drain.sum;
	}

	public static void main(String[] args) throws Exception {
		int sum = through(new ArrayBlockingQueue<>(1)) + through(new LinkedBlockingQueue<>());
		sum += through(new PriorityBlockingQueue<>()) + through(new SynchronousQueue<>());
		DelayQueue<Late> late = new DelayQueue<>();
		late.add(new Late());
		late.add(new Late());
		System.out.println(sum + " " + (late.take() != null));
	}
}
