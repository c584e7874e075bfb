// What local variables hold in a handler: stores before, between and after what throws.
public class ExceptionState {
	static int may(int x, int limit) {
		if (x >= limit)
			throw new IllegalStateException("at " + x);
		return x;
	}

	static String stores(int limit) {
		int a = 0, b = 0;
		long c = 0;
		double d = 0.5;
		String s = "none";
		try {
			a = may(1, limit);
			b = a + may(2, limit);
			c = b * 10L;
			s = "mid";
			c += may(3, limit);
			d = c / 4.0;
			a += may(4, limit) + (b = 100) + may(5, limit);
			s = "end";
			a++;
			may(6, limit);
			a++;
		} catch (IllegalStateException e) {
			s += "/" + e.getMessage();
		}
		return a + " " + b + " " + c + " " + d + " " + s;
	}

	static int divides(int[] a) {
		int i = 0, sum = 0;
		while (i < a.length) {
			try {
				int x = a[i++];
				sum += 100 / x;
				sum += x;
			} catch (ArithmeticException e) {
				sum += 1000 * i;
			}
		}
		return sum;
	}

	static int swaps() {
		int x = 1, y = 2;
		for (int i = 0; i < 7; i++) {
			try {
				int t = x;
				x = y;
				may(i % 3, 2);
				y = t;
			} catch (IllegalStateException e) {
				y = y * 3 + x;
			}
		}
		return x * 1000 + y;
	}

	static int increments() {
		int n = 0;
		try {
			n++;
			n += may(10, 100);
			n++;
			may(n, 5);
			n = 1000;
		} catch (IllegalStateException e) {
			return n;
		}
		return -1;
	}

	public static void main(String[] args) {
		for (int limit = 1; limit < 8; limit++)
			System.out.println(stores(limit));
		System.out.println(divides(new int[] { 1, 0, 5, 0, 0, 7 }));
		System.out.println(swaps() + " " + increments());
	}
}
