// int arithmetic with overflow, at the edges.
public class IntArithmetic {
	static final int[] EDGES = { 0, 1, -1, 2, 7, -13, 65536, Integer.MAX_VALUE, Integer.MIN_VALUE, 0x55555555 };

	static String divide(int a, int b) {
		try {
			return a / b + "," + a % b;
		} catch (ArithmeticException e) {
			return e.getMessage();
		}
	}

	public static void main(String[] args) {
		for (int a : EDGES) {
			System.out.println(-a + " " + ~a + " " + (a + 1) + " " + (a - 1) + " " + a * a);
			for (int b : EDGES) {
				System.out.print((a + b) + " " + (a - b) + " " + (a * b) + " " + divide(a, b));
				System.out.println(" " + (a & b) + " " + (a | b) + " " + (a ^ b));
			}
		}
		int i = 5;
		i += 3.7;
		System.out.println(i);
		i <<= 33;
		System.out.println(i);
		i = i++ + ++i;
		System.out.println(i);
		i -= i-- - --i;
		System.out.println(i);
	}
}
