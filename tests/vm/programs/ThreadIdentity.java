// hashCode, equals, toString, maps keyed by threads, currentThread in nested calls.
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;

class ThreadIdentity {
	static Thread who() {
		return Thread.currentThread();
	}

	public static void main(String[] args) throws Exception {
		Map<Thread, String> names = new HashMap<>();
		Map<Thread, Integer> order = new IdentityHashMap<>();
		Thread[] threads = new Thread[3];
		for (int i = 0; i < 3; i++) {
			int n = i;
			threads[i] = new Thread(() -> {
				synchronized (names) {
					names.put(who(), "t" + n);
					order.put(who(), n);
				}
			});
			threads[i].start();
			threads[i].join();
		}
		for (Thread t : threads) {
			System.out.println(names.get(t) + " " + order.get(t) + " " + t.equals(t) + " " + (t.hashCode() == System.identityHashCode(t)));
		}
		System.out.println(names.size() + " " + names.containsKey(who()) + " " + who().getName());
		System.out.println(who().getThreadGroup().getName() + " " + who().isAlive() + " " + who().isInterrupted());
		Thread self = who();
		self.setName("renamed");
		System.out.println(Thread.currentThread().getName() + " " + self.getState());
	}
}
