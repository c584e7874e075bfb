// long arithmetic with overflow, at the edges.
public class LongArithmetic {
	static final long[] EDGES = { 0, 1, -1, 10, -37, 1L << 32, Long.MAX_VALUE, Long.MIN_VALUE, 0x5555555555L };

	static String divide(long a, long b) {
		try {
			return a / b + "," + a % b;
		} catch (ArithmeticException e) {
			return e.getMessage();
		}
	}

	public static void main(String[] args) {
		for (long a : EDGES) {
			System.out.println(-a + " " + ~a + " " + (a + 1) + " " + (a - 1) + " " + a * a);
			for (long b : EDGES) {
				System.out.print((a + b) + " " + (a - b) + " " + (a * b) + " " + divide(a, b));
				System.out.println(" " + (a & b) + " " + (a | b) + " " + (a ^ b));
				System.out.println((a < b) + " " + (a <= b) + " " + (a > b) + " " + (a >= b) + " " + (a == b) + " " + (a != b));
			}
		}
		long x = 5;
		x = x++ * 3 + ++x;
		System.out.println(x);
		x >>>= 1;
		x ^= x << 40;
		System.out.println(x);
	}
}
