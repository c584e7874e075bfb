// Constructor arguments with control flow: the new object waits on the stack, uninitialised.
public class NewAcrossBranches {
	final String text;
	static int made;

	NewAcrossBranches(Object a, int b, long c) {
		text = a + ":" + b + ":" + c;
		made++;
	}

	NewAcrossBranches(boolean odd) {
		this(odd ? "odd" : null, odd ? 1 : 2, odd && made > 2 ? 1L << 40 : made);
	}

	static int may(int x) {
		if (x < 0)
			throw new IllegalArgumentException("negative");
		return x;
	}

	static NewAcrossBranches make(int n) {
		return new NewAcrossBranches(n > 5 ? "big" : n > 2 ? Integer.valueOf(n) : (Object) new int[n].length,
			n % 2 == 0 ? n : -n, switch (n) {
			case 0, 1 -> 10L;
			case 2 -> {
				long x = 0;
				for (int i = 0; i < 4; i++)
					x += i;
				yield x;
			}
			default -> n * 100L;
			});
	}

	static String nested(boolean a, boolean b) {
		return new NewAcrossBranches(new NewAcrossBranches(a ? "x" : "y", a ? 1 : 2, b ? 3 : 4).text,
			b ? new NewAcrossBranches(a).text.length() : 0, a || b ? 1 : 0).text;
	}

	static String failing(int x) {
		try {
			return new NewAcrossBranches(x == 1 ? "one" : "other", may(x), x > 1 ? may(x - 5) : 0).text;
		} catch (IllegalArgumentException e) {
			return e.getMessage() + " " + made;
		}
	}

	static String retries(int[] values) {
		int i = 0;
		while (true) {
			try {
				return new StringBuilder(i > 0 ? "after " : "at once ").append(may(values[i++])).toString();
			} catch (IllegalArgumentException e) {
				continue;
			}
		}
	}

	public static void main(String[] args) {
		for (int n = 0; n < 8; n++)
			System.out.println(make(n).text);
		System.out.println(new NewAcrossBranches(true).text + " " + new NewAcrossBranches(false).text);
		System.out.println(nested(true, true) + " " + nested(false, true) + " " + nested(true, false) + " " + nested(false, false));
		System.out.println(failing(-1) + " " + failing(1) + " " + failing(3) + " " + failing(7));
		System.out.println(retries(new int[] { -1, -2, 3 }) + " " + retries(new int[] { 5 }));
		System.out.println(new String(args.length > 0 ? "a" : "b") + new int[args.length > 0 ? 1 : 2].length);
	}
}
