// long and double in local variables, reused slots, many parameters.
public class WideLocals {
	static String all(byte a, long b, char c, double d, short e, float f, long g, int h, double i, Object j) {
		long sum = a + b + c + (long) d + e + (long) f + g + h + (long) i;
		b = (long) d;
		d = g;
		g = b + h;
		return sum + " " + b + " " + d + " " + g + " " + i + j;
	}

	static double reuse(int n) {
		double result = 0;
		{
			long x = n;
			result += x;
		}
		{
			int y = n * 2;
			int z = y + 1;
			result += y * z;
		}
		{
			double w = n / 2.0;
			result -= w;
		}
		for (int i = 0; i < 3; i++) {
			if (i % 2 == 0) {
				long q = 1L << i;
				result += q;
			} else {
				String s = "x" + i;
				Object o = s;
				result += o.hashCode();
			}
		}
		return result;
	}

	static long deep(long a, double b, long c) {
		return a * (long) (b + (c - (a + (long) (b * (c + 1)))));
	}

	static int manyLocals() {
		int a0 = 1, a1 = 2, a2 = 3, a3 = 4, a4 = 5, a5 = 6, a6 = 7, a7 = 8;
		long b0 = 1, b1 = 2, b2 = 3, b3 = 4;
		double c0 = a0 + b0, c1 = a1 + b1, c2 = a2 + b2, c3 = a3 + b3;
		a0 += a7;
		b0 += b3 << a0;
		c0 += b0;
		return (int) (a0 + a1 + a2 + a3 + a4 + a5 + a6 + a7 + b0 + b1 + b2 + b3 + c0 + c1 + c2 + c3);
	}

	public static void main(String[] args) {
		System.out.println(all((byte) -1, 1L << 33, 'c', 2.9, (short) 4, 5.5f, -6, 7, 8.25, "!"));
		System.out.println(reuse(7) + " " + reuse(-1) + " " + deep(3, 1.5, 9) + " " + manyLocals());
	}
}
