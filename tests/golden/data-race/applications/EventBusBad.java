// Handlers are kept in a HashMap of CopyOnWriteArrayLists: the map itself is not safe.
// run: scan --only data-race
// expect: data-race field=EventBusBad.handlers
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
public class EventBusBad {
	private final Map<Class<?>, List<Consumer<Object>>> handlers = new HashMap<>();
	void on(Class<?> type, Consumer<Object> h) { handlers.computeIfAbsent(type, t -> new CopyOnWriteArrayList<>()).add(h); }
	void fire(Object event) {
		for (Consumer<Object> h : handlers.getOrDefault(event.getClass(), List.of()))
			h.accept(event);
	}
	public static void main(String[] args) {
		EventBusBad bus = new EventBusBad();
		new Thread(() -> bus.on(String.class, System.out::println)).start();
		bus.fire("hello");
	}
}
// corpus: unseen25
