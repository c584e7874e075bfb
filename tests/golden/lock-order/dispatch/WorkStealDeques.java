// run: scan --only lock-order
// expect: none
// A thief releases its own deque lock before locking the victim's.
import java.util.ArrayDeque;

public class WorkStealDeques {
	static class Worker extends Thread {
		private final ArrayDeque<Integer> tasks = new ArrayDeque<>();
		private Worker victim;
		private int done;

		void push(int t) { synchronized (tasks) { tasks.push(t); } }
		private Integer popOwn() { synchronized (tasks) { return tasks.poll(); } }
		private Integer stealFrom(Worker w) { synchronized (w.tasks) { return w.tasks.pollLast(); } }

		@Override public void run() {
			while (true) {
				Integer t = popOwn();
				if (t == null) t = stealFrom(victim);
				if (t == null) return;
				done++;
				if (t > 1) push(t / 2);
			}
		}
	}

	public static void main(String[] args) {
		Worker a = new Worker(), b = new Worker();
		a.victim = b;
		b.victim = a;
		for (int i = 1; i < 100; i++) a.push(i);
		a.start();
		b.start();
	}
}
// corpus: unseen
