// Strings: code points, encodings, builders, comparison, interning, conversion.
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.util.Arrays;
import java.util.Base64;
import java.util.Locale;

class Strings2 {
	public static void main(String[] args) throws Exception {
		String s = "añ€😀z";
		System.out.println(s.length() + " " + s.codePointCount(0, s.length()) + " " + s.codePointAt(3) + " " + new StringBuilder(s).reverse() + " " + s.toUpperCase(Locale.ROOT));
		System.out.println(Arrays.toString(s.getBytes(StandardCharsets.UTF_8)) + Arrays.toString(s.getBytes(StandardCharsets.UTF_16BE)) + Arrays.toString(s.getBytes(StandardCharsets.ISO_8859_1)));
		System.out.println(new String(new byte[] { (byte) 0xc3, (byte) 0xa9, (byte) 0xff, 65 }, StandardCharsets.UTF_8) + new String(new byte[] { (byte) 0xe9 }, "ISO-8859-1"));
		StringBuilder b = new StringBuilder("hello");
		b.insert(0, 12).append(3.5f).append('c').append(new char[] { 'x', 'y' }).deleteCharAt(2).replace(0, 2, "--").setLength(8);
		System.out.println(b + " " + b.indexOf("l") + " " + b.capacity() + " " + b.compareTo(new StringBuilder("--e")) + " " + b.chars().sum());
		System.out.println("  trim ".trim() + "|" + " \u2003strip ".strip() + "|" + "".isBlank() + "a,b,,".split(",").length + "x".compareTo("abc") + "b".compareToIgnoreCase("A"));
		String joined = "con" + args.length + 'c' + 1L + 2.0f + null + true + (Object) "o";
		System.out.println(joined + " " + (joined.intern() == joined.intern()) + ("con" + "stant" == "constant") + new String("x").equals("x"));
		System.out.println("hello".hashCode() + " " + "hello".indexOf('l', 3) + " " + "hello".lastIndexOf("l") + " " + "hello".contains("ell") + " " + "Hello".regionMatches(true, 1, "ELL", 0, 3) + "abc".chars().sum());
		System.out.println(Integer.valueOf(127) == Integer.valueOf(127));
		System.out.println(Integer.toHexString(-1) + Integer.parseInt("-7f", 16) + Long.numberOfTrailingZeros(8) + Integer.bitCount(255) + Integer.reverse(1) + Character.getNumericValue('x') + Character.isLetter('ß') + Character.toChars(0x1F600).length);
		System.out.println(Double.toString(0.1 + 0.2) + " " + Float.parseFloat("1e-3") + " " + Double.compare(0.0, -0.0) + " " + Math.round(-2.5) + " " + Math.floorMod(-7, 3) + " " + Double.toHexString(1.0) + " " + (int) Double.NaN + " " + (long) 1e30 + " " + (byte) 200 + " " + (char) 65.7);
		System.out.println(MessageFormat.format("{0} has {1,number,integer} of {2}", "x", 1234, 'c') + " " + NumberFormat.getInstance(Locale.US).format(1234567.891) + " " + NumberFormat.getPercentInstance(Locale.US).format(0.256));
		System.out.println(Base64.getEncoder().encodeToString("raddle".getBytes()) + new String(Base64.getDecoder().decode("eHl6")) + " " + java.util.HexFormat.of().formatHex(new byte[] { 1, -1 }));
		System.out.println(Math.sin(1) + " " + Math.pow(2, 0.5) + " " + Math.exp(1) + " " + Math.cbrt(27) + " " + Math.hypot(3, 4) + " " + Math.log(10) + " " + Math.tan(0.5) + " " + StrictMath.atan2(1, 2) + " " + Math.sinh(1) + " " + Math.fma(2.0, 3.0, 1.0) + " " + Math.ulp(1.0) + " " + Math.log1p(0.1) + Math.expm1(0.1) + Math.acos(0.3));
		System.out.println("a-b".translateEscapes() + "x\\ty".translateEscapes() + "ab".repeat(2) + String.valueOf(new char[] { 'o', 'k' }) + "%s".formatted("f") + "A".equalsIgnoreCase("a") + "abc".endsWith("bc"));
		System.out.println("mixed CASE".chars().filter(Character::isUpperCase).count() + " " + "ı".toUpperCase(Locale.ROOT) + "İ".toLowerCase(Locale.ROOT).length() + "ß".toUpperCase() + " " + "title".substring(0, 1).toUpperCase());
		java.security.MessageDigest digest = java.security.MessageDigest.getInstance("SHA-256");
		System.out.println(java.util.HexFormat.of().formatHex(digest.digest("abc".getBytes())));
	}
}
