// String concatenation of every kind of operand, and when operands are evaluated.
public class Concatenation {
	static int n;

	static int next() {
		return ++n;
	}

	static class Talks {
		public String toString() {
			return "T" + next();
		}
	}

	static class Silent {
		public String toString() {
			return null;
		}
	}

	static final String CONSTANT = "c" + 1 + 'x' + 2.5 + true + null;

	public static void main(String[] args) {
		boolean z = true;
		byte b = -1;
		char c = '\u00e9';
		short s = 300;
		int i = 1 << 20;
		long j = 1L << 50;
		float f = 1e10f;
		double d = 1e-10;
		String none = null;
		Object o = new Talks();
		System.out.println(z + "|" + b + "|" + c + "|" + s + "|" + i + "|" + j + "|" + f + "|" + d + "|" + none + "|" + o);
		System.out.println("" + next() + next() + new Talks() + next());
		System.out.println(1 + 2 + "x" + 1 + 2 + (1 + 2) + 'a' + ('a' + 1));
		System.out.println(CONSTANT + new Silent() + none + null);
		String t = "a";
		t += t += "b";
		System.out.println(t);
		String[] a = { "x", "y" };
		int k = 0;
		a[k++] += k + "!";
		System.out.println(a[0] + a[1] + k);
		System.out.println("\u0001\u0002 marks " + i + "\u0001");
		String many = "" + i + j + f + d + z + b + c + s + i + j + f + d + z + b + c + s + i + j + f + d + z + b + c + s + o + o;
		System.out.println(many.length() + many);
		final int local = 5;
		System.out.println("l" + local + "\u4e2d" + (none == null ? "null" : none.length()));
	}
}
