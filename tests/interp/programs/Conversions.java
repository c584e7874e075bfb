// Every primitive conversion.
public class Conversions {
	static void ofInt(int i) {
		System.out.println((byte) i + " " + (short) i + " " + (int) (char) i + " " + (long) i + " " + (float) i + " " + (double) i);
	}

	static void ofLong(long l) {
		System.out.println((byte) l + " " + (short) l + " " + (int) (char) l + " " + (int) l + " " + (float) l + " " + (double) l);
	}

	static void ofDouble(double d) {
		System.out.println((byte) d + " " + (short) d + " " + (int) (char) d + " " + (int) d + " " + (long) d + " " + (float) d);
		float f = (float) d;
		System.out.println((byte) f + " " + (short) f + " " + (int) (char) f + " " + (int) f + " " + (long) f + " " + (double) f);
	}

	public static void main(String[] args) {
		int[] ints = { 0, 127, 128, 255, 256, 32767, 32768, 65535, 65536, -1, -129, -32769, 16777217, 2147483647, -2147483648 };
		for (int i : ints)
			ofInt(i);
		long[] longs = { 0, 1L << 31, (1L << 31) - 1, 1L << 32, -1, Long.MAX_VALUE, Long.MIN_VALUE, (1L << 53) + 1, (1L << 24) + 1 };
		for (long l : longs)
			ofLong(l);
		double[] doubles = { 0.9, -0.9, 1e10, -1e10, 1e19, -1e19, 2147483647.5, -2147483648.5, 9.2e18, Double.NaN,
			Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 300.7, 70000.2, 1e40 };
		for (double d : doubles)
			ofDouble(d);
		byte b = (byte) 200;
		short s = b;
		char c = (char) b;
		int i = c;
		System.out.println(b + " " + s + " " + (int) c + " " + i);
		c += 1;
		c++;
		System.out.println((int) c);
		b += 100;
		b *= 2;
		System.out.println(b);
	}
}
