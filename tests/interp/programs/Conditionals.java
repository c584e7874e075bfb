// Nested conditions on stacks that are not empty: values wait on the stack across branches.
public class Conditionals {
	static int f(int a, long b, double c, String d) {
		return (int) (a + b + c) + d.length();
	}

	static int deep(int n) {
		return 1 + (n > 0 ? 2 + (n > 1 ? 3 + (n > 2 ? 4 + (n > 3 ? deep(n - 4) : 5) : 6) : 7) : 8);
	}

	static String mixes(int n, String s) {
		return "a" + (n > 0 ? "p" : "n") + (s == null ? -1 : s.length()) + (n % 2 == 0 ? 1.5 : 2) + (s != null && n > 1 ? s : 'c');
	}

	static long sum(int n) {
		long[] a = { 1, 2, 3 };
		int i = 0;
		return a[n > 0 ? i++ : i] + a[n > 1 ? i++ : 2] * (n > 2 ? a[i] : -1) - (n == 3 ? f(n, n > 1 ? 2L : 3L, n < 9 ? .5 : 1, n > 0 ? "xx" : "") : 0);
	}

	static int loopOnStack(int n) {
		int[] a = new int[10];
		int total = 100 + new Object() {
			int sum(int k) {
				int s = 0;
				for (int i = 0; i < k; i++)
					s += i;
				return s;
			}
		}.sum(n) * switch (n) {
		case 1 -> {
			try {
				yield a[n - 2];
			} catch (ArrayIndexOutOfBoundsException e) {
				yield 7;
			}
		}
		case 2 -> 8;
		default -> {
			int p = 1;
			while (p < n)
				p *= 2;
			yield p;
		}
		};
		return total;
	}

	public static void main(String[] args) {
		for (int n = -1; n < 6; n++)
			System.out.println(deep(n) + " " + mixes(n, n == 0 ? null : "str") + " " + sum(n) + " " + loopOnStack(n));
		int x = 3;
		System.out.println(f(x++, x > 3 ? x++ : x--, x == 5 ? x * 1.5 : 0, x > 4 ? "abc" : "d") + " " + x);
	}
}
