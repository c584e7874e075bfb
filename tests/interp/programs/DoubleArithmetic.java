// double arithmetic with infinities, zeros and NaN.
public class DoubleArithmetic {
	static final double[] EDGES = { 0, -0.0, 1, -1.5, Math.PI, Double.MAX_VALUE, Double.MIN_VALUE,
		Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN, 1e-300, 123456789.123 };

	public static void main(String[] args) {
		for (double a : EDGES) {
			System.out.println(a + " " + -a + " " + (int) a + " " + (long) a + " " + (float) a);
			System.out.println((byte) a + " " + (short) a + " " + (int) (char) a);
			for (double b : EDGES) {
				System.out.print((a + b) + " " + (a - b) + " " + (a * b) + " " + (a / b) + " " + (a % b));
				System.out.println(" " + (a < b) + (a <= b) + (a > b) + (a >= b) + (a == b) + (a != b));
			}
		}
		double d = 1;
		for (int i = 0; i < 100; i++)
			d = d * 1.1 - 0.05;
		System.out.println(d);
		System.out.println(0.1 + 0.2);
		System.out.println(100.0 / 3);
		System.out.println(1e21 + " " + 1e7 + " " + 1e-3 + " " + 1e-4 + " " + 123456.0);
		System.out.println(Math.sqrt(2) + " " + Math.floor(-1.5) + " " + Math.ceil(-1.5) + " " + Math.abs(-3.5));
	}
}
