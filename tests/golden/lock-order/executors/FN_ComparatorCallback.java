// run: scan --only lock-order
// expect: none
// offer runs the comparator under the queue's lock and so locks the tasks; a task raises its priority holding itself and asks the queue to reorder.
import java.util.Comparator;
import java.util.PriorityQueue;

public class FN_ComparatorCallback {
	public static class Task {
		private int priority;
		private final TaskQueue queue;

		public Task(TaskQueue q) { queue = q; }

		public synchronized int priority() { return priority; }

		public synchronized void raise() {
			priority++;
			queue.reorder(this);
		}
	}

	public static class TaskQueue {
		private final PriorityQueue<Task> heap = new PriorityQueue<>(Comparator.comparingInt(Task::priority));

		public synchronized void offer(Task t) { heap.offer(t); }

		synchronized void reorder(Task t) {
			if (heap.remove(t))
				heap.add(t);
		}
	}
}
// corpus: unseen
