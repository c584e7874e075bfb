// float arithmetic with infinities, zeros and NaN.
public class FloatArithmetic {
	static final float[] EDGES = { 0f, -0f, 1f, -1.5f, 3.1415927f, Float.MAX_VALUE, Float.MIN_VALUE,
		Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.NaN, 1e-30f, 16777217f };

	public static void main(String[] args) {
		for (float a : EDGES) {
			System.out.println(a + " " + -a + " " + (int) a + " " + (long) a + " " + (double) a);
			System.out.println((byte) a + " " + (short) a + " " + (int) (char) a);
			for (float b : EDGES) {
				System.out.print((a + b) + " " + (a - b) + " " + (a * b) + " " + (a / b) + " " + (a % b));
				System.out.println(" " + (a < b) + (a <= b) + (a > b) + (a >= b) + (a == b) + (a != b));
			}
		}
		float f = 1;
		for (int i = 0; i < 40; i++)
			f /= 3;
		System.out.println(f);
		System.out.println(0.1f + 0.2f);
		System.out.println((float) 0.1 == 0.1);
	}
}
