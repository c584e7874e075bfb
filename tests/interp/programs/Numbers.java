// Boxes, parsing and printing of numbers, from the library's own code.
public class Numbers {
	static String parse(String s) {
		String r;
		try {
			r = "" + Integer.parseInt(s);
		} catch (NumberFormatException e) {
			r = e.getMessage();
		}
		try {
			return r + " " + Long.parseLong(s, 16);
		} catch (NumberFormatException e) {
			return r + " / " + e.getMessage();
		}
	}

	public static void main(String[] args) {
		for (String s : new String[] { "0", "-17", "+5", "2147483648", "-2147483648", "", "x1", "7f", "--1" })
			System.out.println(parse(s));
		Integer a = 127, b = 127, c = 1000, d = 1000;
		System.out.println((a == b) + " " + c.equals(d) + " " + (c < d + 1) + " " + c.compareTo(d) + " " + new Object[] { a }[0].equals(127L));
		System.out.println(Integer.toBinaryString(-8) + " " + Integer.toHexString(255) + " " + Long.toString(-255, 36) + " " + Integer.toOctalString(8));
		System.out.println(Integer.bitCount(0xff00) + " " + Long.numberOfTrailingZeros(64) + " " + Integer.reverse(1) + " " + Integer.highestOneBit(1000) + " " + Long.rotateLeft(1, 65));
		System.out.println(Character.isLetter('x') + " " + Character.toUpperCase('q') + " " + Character.getNumericValue('7') + " " + Character.isWhitespace('\t') + (int) Character.forDigit(11, 16));
		System.out.println(Double.toString(0.1 + 0.7) + " " + Float.toString(1.1f * 3) + " " + Double.parseDouble("3.25e-2") + " " + Double.parseDouble("-1e400") + " " + Float.parseFloat("7"));
		System.out.println(Double.doubleToLongBits(-1.5) + " " + Float.floatToIntBits(Float.NaN) + " " + Double.longBitsToDouble(1) + " " + Double.toHexString(1.5));
		System.out.println(Boolean.parseBoolean("TRUE") + " " + Boolean.logicalXor(true, false) + " " + Byte.parseByte("-128") + " " + Short.toUnsignedInt((short) -1));
		System.out.println(Math.floorDiv(-7, 2) + " " + Math.floorMod(-7, 2) + " " + Math.round(2.5) + " " + Math.round(-2.5f) + " " + Math.abs(Integer.MIN_VALUE) + " " + Math.signum(-3.0));
		System.out.println(StrictMath.pow(2, 10) + " " + StrictMath.pow(1.5, 2.5) + " " + StrictMath.hypot(3, 4) + " " + StrictMath.cbrt(27) + " " + StrictMath.exp(1));
		try {
			Math.addExact(Integer.MAX_VALUE, 1);
		} catch (ArithmeticException e) {
			System.out.println(e.getMessage());
		}
		System.out.println(Long.divideUnsigned(-1, 10) + " " + Integer.toUnsignedString(-1) + " " + Long.toUnsignedString(-1) + " " + Integer.parseUnsignedInt("4294967295"));
		Number[] numbers = { 1, 2L, 3f, 4d, (byte) 5, (short) 6 };
		double sum = 0;
		for (Number n : numbers)
			sum += n.doubleValue() * n.intValue();
		System.out.println(sum);
		Object o = true ? 1 : "s";
		Character ch = 'a';
		ch++;
		System.out.println(o + " " + ch + (ch + 1) + (char) (ch + 1));
	}
}
