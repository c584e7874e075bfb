import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

public class ReflectionConstants {
	public static class Plugin {
		public String label = "plugin";
		private final int level;

		public Plugin() {
			this(1);
		}

		public Plugin(int level) {
			this.level = level;
		}

		public String greet(String name) {
			return label + " " + polite(name) + level;
		}

		private String polite(String name) {
			return "dear " + name;
		}

		public static int twice(int n) {
			return n + n;
		}
	}

	public static class Failing {
		public void run() {
			throw new IllegalStateException("on purpose");
		}
	}

	public static void main(String[] args) throws Exception {
		Class<?> type = Class.forName("ReflectionConstants$Plugin");
		Object made = type.getDeclaredConstructor().newInstance();
		Method greet = type.getMethod("greet", String.class);
		System.out.println(greet.invoke(made, "ann"));
		Method twice = Plugin.class.getMethod("twice", int.class);
		System.out.println(twice.invoke(null, 4));
		Constructor<?> constructor = type.getConstructor(int.class);
		Plugin other = (Plugin) constructor.newInstance(5);
		Field label = type.getField("label");
		label.set(other, "other");
		System.out.println(other.greet("bob") + label.get(made));
		try {
			Failing.class.getMethod("run").invoke(Failing.class.getDeclaredConstructor().newInstance());
		} catch (InvocationTargetException e) {
			System.out.println(e.getCause().getMessage());
		}
	}
}
