// The exceptions that instructions throw, with their messages.
public class RuntimeExceptions {
	interface Action {
		void run();
	}

	static int[] ints = new int[3];
	static Object[] objects = new String[2];
	int field = 4;
	static int calls;

	static int count() {
		return ++calls;
	}

	static void attempt(Action action) {
		try {
			action.run();
			System.out.println("nothing");
		} catch (ClassCastException e) {
			System.out.println("cast"); // its message names modules
		} catch (RuntimeException e) {
			System.out.println(e + " | " + e.getMessage() + " | " + e.getLocalizedMessage());
		}
	}

	public static void main(String[] args) {
		int zero = args.length;
		int[] none = null;
		RuntimeExceptions nobody = null;
		Object text = "text";
		attempt(() -> System.out.println(1 / zero));
		attempt(() -> System.out.println(1L % zero));
		attempt(() -> ints[3] = 1);
		attempt(() -> ints[-1]++);
		attempt(() -> System.out.println(none[0]));
		attempt(() -> System.out.println(none.length));
		attempt(() -> none[count()] = count());
		attempt(() -> ints[5] = count());
		attempt(() -> System.out.println(nobody.field));
		attempt(() -> nobody.field = count());
		attempt(() -> nobody.toString());
		attempt(() -> System.out.println((Integer) text));
		attempt(() -> objects[0] = 5);
		attempt(() -> objects[1] = "fine");
		attempt(() -> System.out.println(new int[zero - 1].length));
		attempt(() -> System.out.println(new long[2][-3].length));
		attempt(() -> "abc".charAt(5));
		attempt(() -> "abc".substring(2, 1));
		attempt(() -> Integer.parseInt("12x"));
		attempt(() -> {
			throw null;
		});
		attempt(() -> {
			synchronized (text) {
				throw new UnsupportedOperationException();
			}
		});
		System.out.println(calls);
	}
}
