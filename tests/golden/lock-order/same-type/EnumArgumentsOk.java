// run: scan --only lock-order --library
// expect: none
// Constants of an enum, locked in the order of their ordinals.
import java.util.concurrent.locks.ReentrantLock;

public class EnumArgumentsOk {
	public enum Desk {
		SALES, SUPPORT, LEGAL;
		private final ReentrantLock lock = new ReentrantLock();
		private int open;
		void take() { lock.lock(); }
		void give() { lock.unlock(); }
	}

	public boolean forward(Desk from, Desk to) {
		Desk first = from.ordinal() < to.ordinal() ? from : to;
		Desk second = from.ordinal() < to.ordinal() ? to : from;
		first.take();
		if (from.open == 0 && first == from) {
			first.give();
			return false;
		}
		second.take();
		from.open--;
		to.open++;
		second.give();
		first.give();
		return true;
	}
}
