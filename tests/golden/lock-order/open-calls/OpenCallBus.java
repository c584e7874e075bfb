// run: scan --only lock-order --library
// expect: none
// Listeners are copied under the lock and called after releasing it.
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

public class OpenCallBus {
	private final List<Consumer<String>> handlers = new ArrayList<>();
	private long published;

	public synchronized void on(Consumer<String> h) { handlers.add(h); }
	public synchronized void off(Consumer<String> h) { handlers.remove(h); }

	public void publish(String event) {
		List<Consumer<String>> copy;
		synchronized (this) {
			published++;
			copy = new ArrayList<>(handlers);
		}
		for (Consumer<String> h : copy) h.accept(event);
	}

	public static class Tail implements Consumer<String> {
		private final OpenCallBus bus;
		private final StringBuilder text = new StringBuilder();
		public Tail(OpenCallBus b) { bus = b; }
		@Override public synchronized void accept(String s) { text.append(s); }
		public synchronized void stop() {
			text.setLength(0);
			bus.off(this);
		}
	}
}
// corpus: unseen
