// Two accounts, each used by one thread, with inner objects of one class.
// run: scan --only data-race
// expect: none
import java.util.*;
class TwoInstancesOk {
	static class Account {
		private final List<Integer> log = new ArrayList<>();
		private final int[] sums = new int[2];
		private int n;
		void add(int v) {
			log.add(v);
			sums[0] += v;
			n++;
		}
	}
	public static void main(String[] args) {
		Account a = new Account(), b = new Account();
		new Thread(() -> a.add(1)).start();
		new Thread(() -> b.add(2)).start();
	}
}
