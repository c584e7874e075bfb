// Reflection: members, invocation, exceptions, access, arrays, generics.
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

class Reflection1 {
	static class Base<T> {
		protected T value;
		private int secret = 7;
		public static final String CONSTANT = "c";
		static long counter;

		public Base() { }

		public Base(T value) {
			this.value = value;
		}

		public <X extends Comparable<X>> X max(List<? extends X> list, X first) throws IllegalStateException {
			return first;
		}

		private String hidden(int a, long b, double c, char d, String... rest) {
			return a + " " + b + " " + c + " " + d + " " + Arrays.toString(rest);
		}

		static void fails() throws Exception {
			throw new java.io.IOException("from target");
		}
	}

	static class Derived extends Base<String> implements Comparable<Derived> {
		Map<String, int[]> map;

		@Override
		public int compareTo(Derived o) {
			return 0;
		}
	}

	public static void main(String[] args) throws Exception {
		Class<?> c = Base.class;
		Method[] methods = c.getDeclaredMethods();
		Arrays.sort(methods, Comparator.comparing(Method::getName));
		for (Method m : methods) {
			System.out.println(m + " | " + m.toGenericString() + " " + Modifier.toString(m.getModifiers()) + " " + m.isVarArgs());
		}
		Base<String> b = new Base<>("v");
		Method hidden = c.getDeclaredMethod("hidden", int.class, long.class, double.class, char.class, String[].class);
		hidden.setAccessible(true);
		System.out.println(hidden.invoke(b, 1, 2L, 3.0, 'd', new String[] { "x", "y" }));
		System.out.println(hidden.invoke(b, (byte) 1, 2, 3f, 'd', null));
		try {
			hidden.invoke(b, "wrong", 2L, 3.0, 'd', null);
		} catch (IllegalArgumentException e) {
			System.out.println(e.getMessage());
		}
		try {
			hidden.invoke(null, 1, 2L, 3.0, 'd', null);
		} catch (NullPointerException e) {
			System.out.println("null receiver");
		}
		try {
			hidden.invoke("string", 1, 2L, 3.0, 'd', null);
		} catch (IllegalArgumentException e) {
			System.out.println("wrong receiver");
		}
		try {
			c.getDeclaredMethod("fails").invoke(null);
		} catch (InvocationTargetException e) {
			System.out.println(e.getCause() + " " + e.getMessage());
		}
		Field secret = c.getDeclaredField("secret");
		secret.setAccessible(true);
		secret.setInt(b, 9);
		System.out.println(secret.get(b) + " " + secret.getInt(b) + " " + secret.getType() + " " + secret);
		Field counter = c.getDeclaredField("counter");
		counter.set(null, 5L);
		System.out.println(Base.counter + " " + counter.getLong(null));
		try {
			c.getField("CONSTANT").set(null, "x");
		} catch (IllegalAccessException e) {
			System.out.println(e.getMessage());
		}
		try {
			secret.set(b, "text");
		} catch (IllegalArgumentException e) {
			System.out.println(e.getMessage());
		}
		Constructor<?> k = c.getConstructor(Object.class);
		System.out.println(((Base<?>) k.newInstance("made")).value + " " + k + " " + k.getParameterCount());
		System.out.println(Derived.class.getGenericSuperclass() + " " + Arrays.toString(Derived.class.getGenericInterfaces()));
		System.out.println(((ParameterizedType) Derived.class.getDeclaredField("map").getGenericType()).getActualTypeArguments()[1]);
		Object ints = Array.newInstance(int.class, 3);
		Array.setInt(ints, 1, 5);
		System.out.println(Array.get(ints, 1) + " " + Array.getLength(ints) + " " + ints.getClass() + " " + Array.newInstance(String.class, 2, 3).getClass());
		System.out.println(int[][].class.getComponentType() + " " + String[].class.getName() + " " + Map.Entry.class.getSimpleName() + " " + new Object() { }.getClass().getName());
		System.out.println(Derived.class.getSuperclass() + " " + Integer.class.isAssignableFrom(Number.class) + " " + Number.class.isInstance(5) + " " + Class.forName("Reflection1$Derived").getDeclaringClass());
		try {
			c.getMethod("none", int.class);
		} catch (NoSuchMethodException e) {
			System.out.println(e.getMessage());
		}
		try {
			c.getField("none");
		} catch (NoSuchFieldException e) {
			System.out.println(e.getMessage());
		}
		for (int i = 0; i < 40; i++) {
			hidden.invoke(b, i, 2L, 3.0, 'd', null);
		}
		System.out.println(String.class.getMethod("valueOf", int.class).invoke(null, 5) + " " + String.class.getMethod("length").invoke("four"));
		System.out.println(Modifier.toString(Derived.class.getModifiers()) + " " + Comparable.class.getTypeParameters()[0] + " " + c.getPackageName().isEmpty());
	}
}
