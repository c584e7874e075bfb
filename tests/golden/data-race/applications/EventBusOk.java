// All subscriptions are made before the publisher thread starts.
// run: scan --only data-race
// expect: none
import java.util.*;
import java.util.function.*;
public class EventBusOk {
	private final Map<String, List<Consumer<String>>> handlers = new HashMap<>();
	void on(String topic, Consumer<String> h) { handlers.computeIfAbsent(topic, t -> new ArrayList<>()).add(h); }
	void fire(String topic, String event) {
		for (Consumer<String> h : handlers.getOrDefault(topic, Collections.emptyList()))
			h.accept(event);
	}
	public static void main(String[] args) {
		EventBusOk bus = new EventBusOk();
		bus.on("a", System.out::println);
		bus.on("b", s -> System.out.println(s.length()));
		new Thread(() -> bus.fire("a", "x")).start();
		new Thread(() -> bus.fire("b", "y")).start();
	}
}
// corpus: unseen25
