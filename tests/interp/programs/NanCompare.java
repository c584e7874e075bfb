// Comparisons with NaN go the false way, however they are written.
public class NanCompare {
	static int countLess(double a, double b) {
		int n = 0;
		if (a < b)
			n += 1;
		if (!(a < b))
			n += 2;
		if (a > b)
			n += 4;
		if (!(a > b))
			n += 8;
		if (a <= b)
			n += 16;
		if (!(a >= b))
			n += 32;
		if (a == b)
			n += 64;
		while (a < b && n < 1000)
			n += 500;
		return n;
	}

	static int countLess(float a, float b) {
		int n = a < b ? 1 : 2;
		n += a > b ? 4 : 8;
		n += a <= b || a >= b ? 16 : 32;
		do {
			n += 100;
		} while (!(a > b) && n < 1000);
		return n;
	}

	public static void main(String[] args) {
		double[] ds = { 1, 2, Double.NaN, 0.0, -0.0 };
		for (double a : ds)
			for (double b : ds)
				System.out.println(a + " " + b + " " + countLess(a, b) + " " + countLess((float) a, (float) b));
		System.out.println(Double.compare(0.0, -0.0) + " " + Double.valueOf(Double.NaN).equals(Double.NaN));
		System.out.println(Math.min(-0.0, 0.0) + " " + Math.max(Double.NaN, 1) + " " + Math.min(1f, Float.NaN));
	}
}
