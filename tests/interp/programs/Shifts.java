// Shifts mask their distance.
public class Shifts {
	public static void main(String[] args) {
		int[] distances = { 0, 1, 5, 31, 32, 33, 63, 64, -1, -33, Integer.MIN_VALUE };
		int[] ints = { 1, -1, 0x12345678, Integer.MIN_VALUE };
		long[] longs = { 1, -1, 0x123456789abcdefL, Long.MIN_VALUE };
		for (int d : distances) {
			for (int a : ints)
				System.out.println((a << d) + " " + (a >> d) + " " + (a >>> d));
			for (long a : longs)
				System.out.println((a << d) + " " + (a >> d) + " " + (a >>> d) + " " + (a << (long) d));
		}
		byte b = -1;
		b >>>= 1;
		System.out.println(b);
		b = (byte) (b >>> 4);
		System.out.println(b);
		short s = -1;
		s >>>= 10;
		System.out.println(s);
		char c = 0xffff;
		c <<= 4;
		System.out.println((int) c);
		System.out.println(c >> 3);
	}
}
