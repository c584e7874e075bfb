// Variables that change places around a loop: parallel copies of phis.
public class LoopVariables {
	static long fibonacci(int n) {
		long a = 0, b = 1;
		while (n-- > 0) {
			long t = a + b;
			a = b;
			b = t;
		}
		return a;
	}

	static String rotate(int n) {
		int a = 1, b = 2, c = 3, d = 4;
		for (int i = 0; i < n; i++) {
			int t = a;
			a = b;
			b = c;
			c = d;
			d = t;
			if (i % 3 == 2) {
				t = a;
				a = d;
				d = t;
			}
		}
		return a + "" + b + c + d;
	}

	static int gcd(int a, int b) {
		while (b != 0) {
			int r = a % b;
			a = b;
			b = r;
		}
		return a;
	}

	static String typed(int n) {
		Object o = "start";
		String s = "s";
		double d = 0;
		for (int i = 0; i < n; i++) {
			Object was = o;
			o = i % 2 == 0 ? s : Integer.valueOf(i);
			s = was + ".";
			d = d * 2 + i;
		}
		return o + " " + s + " " + d;
	}

	static int collatz(long n) {
		int steps = 0;
		for (; n != 1; steps++)
			n = (n & 1) == 0 ? n / 2 : 3 * n + 1;
		return steps;
	}

	public static void main(String[] args) {
		for (int i = 0; i < 95; i += 9)
			System.out.println(i + " " + fibonacci(i) + " " + rotate(i));
		System.out.println(gcd(1071, 462) + " " + gcd(17, 5) + " " + gcd(0, 9));
		System.out.println(typed(0) + "," + typed(1) + "," + typed(6));
		System.out.println(collatz(27) + " " + collatz(97));
	}
}
