// run: scan --only lock-order --library
// expect: none
// The first lock is released on every way before the second is taken.
import java.util.concurrent.locks.ReentrantLock;

public class EarlyReturnOk {
	private final ReentrantLock stock = new ReentrantLock(), bill = new ReentrantLock();
	private int n, due;

	private void begin(ReentrantLock l) { l.lock(); }
	private void end(ReentrantLock l) { l.unlock(); }

	public boolean sell() {
		begin(stock);
		if (n == 0) {
			end(stock);
			charge(1);
			return false;
		}
		n--;
		end(stock);
		charge(10);
		return true;
	}

	private void charge(int much) {
		begin(bill);
		due += much;
		end(bill);
	}

	public void refund() {
		begin(bill);
		due--;
		begin(stock);
		n++;
		end(stock);
		end(bill);
	}
}
