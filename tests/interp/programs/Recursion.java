// Recursion: deep, mutual, through objects and arrays, and too deep.
public class Recursion {
	static int ackermann(int m, int n) {
		return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
	}

	static boolean even(int n) {
		return n == 0 || odd(n - 1);
	}

	static boolean odd(int n) {
		return n != 0 && even(n - 1);
	}

	static void hanoi(int n, char from, char to, char over, StringBuilder out) {
		if (n == 0)
			return;
		hanoi(n - 1, from, over, to, out);
		out.append(from).append(to).append(' ');
		hanoi(n - 1, over, to, from, out);
	}

	static int queens(int n, int row, int columns, int left, int right) {
		if (row == n)
			return 1;
		int count = 0;
		for (int free = ~(columns | left | right) & (1 << n) - 1; free != 0; free &= free - 1) {
			int bit = free & -free;
			count += queens(n, row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1);
		}
		return count;
	}

	static void permute(char[] a, int k, StringBuilder out) {
		if (k == a.length) {
			out.append(a).append(' ');
			return;
		}
		for (int i = k; i < a.length; i++) {
			char t = a[k];
			a[k] = a[i];
			a[i] = t;
			permute(a, k + 1, out);
			a[i] = a[k];
			a[k] = t;
		}
	}

	static int forever(int n) {
		return forever(n + 1) + 1;
	}

	public static void main(String[] args) {
		System.out.println(ackermann(2, 3) + " " + even(500) + " " + odd(37));
		StringBuilder out = new StringBuilder();
		hanoi(4, 'a', 'c', 'b', out);
		System.out.println(out);
		System.out.println(queens(6, 0, 0, 0, 0));
		out.setLength(0);
		permute("abcd".toCharArray(), 0, out);
		System.out.println(out);
		try {
			forever(0);
		} catch (StackOverflowError e) {
			System.out.println("too deep " + e.getMessage());
		}
	}
}
