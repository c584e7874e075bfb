// Two puts and a poll of a concurrent queue.
public class QueueOrder {
	static final java.util.concurrent.ConcurrentLinkedQueue<Integer> q = new java.util.concurrent.ConcurrentLinkedQueue<>();
	static Integer got;
	public static void main(String[] args) throws Exception {
		Thread t0 = new Thread(() -> { q.add(1); });
		Thread t1 = new Thread(() -> { q.add(2); });
		Thread t2 = new Thread(() -> { got = q.poll(); });
		t0.start();
		t1.start();
		t2.start();
		t0.join();
		t1.join();
		t2.join();
		System.out.println(got + " " + q);
	}
}
