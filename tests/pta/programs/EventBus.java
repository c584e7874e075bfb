import java.beans.PropertyChangeEvent;
import java.beans.PropertyChangeListener;
import java.beans.PropertyChangeSupport;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

public class EventBus {
	private final Map<Class<?>, List<Consumer<Object>>> handlers = Collections.synchronizedMap(new HashMap<>());

	<T> void on(Class<T> type, Consumer<T> handler) {
		handlers.computeIfAbsent(type, t -> new ArrayList<>()).add(event -> handler.accept(type.cast(event)));
	}

	void post(Object event) {
		for (Consumer<Object> handler : handlers.getOrDefault(event.getClass(), List.of()))
			handler.accept(event);
	}

	static class Login {
		String user() {
			return "ann";
		}
	}

	static class Logout {
		int code() {
			return 7;
		}
	}

	static class Model {
		private final PropertyChangeSupport changes = new PropertyChangeSupport(this);
		private String title = "";

		void setTitle(String given) {
			String old = title;
			title = given;
			changes.firePropertyChange("title", old, given);
		}
	}

	static class View implements PropertyChangeListener {
		@Override
		public void propertyChange(PropertyChangeEvent event) {
			show((String) event.getNewValue());
		}

		void show(String text) {
			System.out.println(text);
		}
	}

	public static void main(String[] args) throws Exception {
		EventBus bus = new EventBus();
		bus.on(Login.class, login -> System.out.println(login.user()));
		bus.on(Logout.class, logout -> System.out.println(logout.code()));
		Thread poster = new Thread(() -> bus.post(new Login()));
		poster.start();
		poster.join();
		bus.post(new Logout());
		Model model = new Model();
		model.changes.addPropertyChangeListener(new View());
		model.setTitle("hello");
	}
}
