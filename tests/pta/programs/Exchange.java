import java.util.concurrent.Exchanger;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TransferQueue;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.StampedLock;

public class Exchange {
	static class Page {
		private final StringBuilder text = new StringBuilder();

		void write(String line) {
			text.append(line);
		}

		String read() {
			return text.toString();
		}
	}

	static class Cell {
		private final StampedLock lock = new StampedLock();
		private double x;

		void move(double by) {
			long stamp = lock.writeLock();
			try {
				x += by;
			} finally {
				lock.unlockWrite(stamp);
			}
		}

		double get() {
			long stamp = lock.tryOptimisticRead();
			double seen = x;
			return lock.validate(stamp) ? seen : slow();
		}

		private double slow() {
			long stamp = lock.readLock();
			try {
				return x;
			} finally {
				lock.unlockRead(stamp);
			}
		}
	}

	public static void main(String[] args) throws Exception {
		Exchanger<Page> desk = new Exchanger<>();
		TransferQueue<Page> queue = new LinkedTransferQueue<>();
		Semaphore permits = new Semaphore(1);
		Cell cell = new Cell();
		Thread other = new Thread(() -> {
			try {
				Page page = new Page();
				page.write("from other");
				desk.exchange(page).write("!");
				queue.take().write("?");
				permits.acquire();
				cell.move(1);
				permits.release();
				LockSupport.parkNanos(1000);
			} catch (InterruptedException e) {
				Thread.currentThread().interrupt();
			}
		});
		other.start();
		Page mine = new Page();
		mine.write("from main");
		String got = desk.exchange(mine).read();
		queue.transfer(mine);
		other.join();
		System.out.println(got + mine.read().length() + cell.get());
	}
}
