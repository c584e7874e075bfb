// Variable arity, overloads, boxing in calls.
public class Varargs {
	static String f(Object... all) {
		if (all == null)
			return "null";
		StringBuilder s = new StringBuilder().append(all.length);
		for (Object o : all)
			s.append(',').append(o);
		return s.toString();
	}

	static String g(int x) {
		return "int";
	}

	static String g(long x) {
		return "long";
	}

	static String g(Integer x) {
		return "Integer";
	}

	static String g(Object x) {
		return "Object";
	}

	static String g(int... x) {
		return "int...";
	}

	static long sum(long... xs) {
		long sum = 0;
		for (long x : xs)
			sum += x;
		return sum;
	}

	static String h(String first, int... rest) {
		return first + rest.length;
	}

	public static void main(String[] args) {
		System.out.println(f() + " " + f(1) + " " + f(1, "two", 3.0, '4', null) + " " + f((Object[]) null) + " " + f((Object) null));
		System.out.println(f(new Object[] { 1, 2 }) + " " + f(new int[] { 1, 2 }).startsWith("1,[I") + " " + f((Object) new Object[] { 1 }).startsWith("1,"));
		byte b = 1;
		System.out.println(g(b) + g('c') + g(1L) + g(1f) + g(Integer.valueOf(1)) + g() + g(1, 2) + g("s"));
		System.out.println(sum() + " " + sum(1) + " " + sum(1, 2, 'c', (byte) 3));
		System.out.println(h("a") + h("b", 1) + h("c", 1, 2));
	}
}
