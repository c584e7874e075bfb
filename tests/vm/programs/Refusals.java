// What the JVM or the JDK's reflection refuses, with its words.
import java.lang.reflect.Method;

public class Refusals {
	public static String join(String a, int b) {
		return a + b;
	}

	static void call(Object... args) throws Exception {
		Method join = Refusals.class.getMethod("join", String.class, int.class);
		try {
			System.out.println(join.invoke(null, args));
		} catch (IllegalArgumentException e) {
			System.out.println(e.getMessage());
		}
	}

	static void make(int length, boolean isOfObjects) {
		try {
			System.out.println(isOfObjects ? new Object[length].length : new byte[length].length);
		} catch (OutOfMemoryError e) {
			System.out.println(e.getMessage());
		}
	}

	public static void main(String[] args) throws Exception {
		call("a", 1);
		call("a");
		call(1);
		call();
		call("a", 1, 2);
		call("a", 1L);
		try {
			Refusals.class.getDeclaredConstructor().newInstance(1);
		} catch (IllegalArgumentException e) {
			System.out.println(e.getMessage());
		}
		make(10, true);
		make(Integer.MAX_VALUE, true);
		make(Integer.MAX_VALUE - 1, false);
		try {
			Object many = new long[2][Integer.MAX_VALUE];
			System.out.println(many);
		} catch (OutOfMemoryError e) {
			System.out.println(e.getMessage());
		}
		System.out.println(System.console() == null);
	}
}
