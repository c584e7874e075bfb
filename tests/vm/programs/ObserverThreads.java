// Listeners on a CopyOnWriteArrayList, notified from two threads; what each saw is a prefix-free count.
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

class ObserverThreads {
	public static void main(String[] args) throws Exception {
		CopyOnWriteArrayList<IntConsumer> listeners = new CopyOnWriteArrayList<>();
		AtomicInteger total = new AtomicInteger(), calls = new AtomicInteger();
		for (int i = 1; i <= 3; i++) {
			int weight = i;
			listeners.add(v -> {
				total.addAndGet(weight * v);
				calls.incrementAndGet();
			});
		}
		Runnable fire = () -> {
			for (int v = 0; v < 5; v++) {
				for (IntConsumer l : listeners) {
					l.accept(v);
				}
			}
		};
		Thread a = new Thread(fire), b = new Thread(fire);
		a.start();
		b.start();
		a.join();
		b.join();
		System.out.println(total + " " + calls);
		listeners.removeIf(l -> true);
		System.out.println(listeners.isEmpty());
	}
}
