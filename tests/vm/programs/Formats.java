// String.format and Formatter.
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Calendar;
import java.util.Formatter;
import java.util.GregorianCalendar;
import java.util.IllegalFormatException;
import java.util.Locale;
import java.util.TimeZone;

class Formats {
	static void f(String format, Object... args) {
		try {
			System.out.println("[" + String.format(Locale.ROOT, format, args) + "]");
		} catch (IllegalFormatException e) {
			System.out.println(e);
		}
	}

	public static void main(String[] args) {
		f("%d %5d %-5d| %05d %+d %,d %(d", 42, 42, 42, 42, 42, 1234567, -5);
		f("%x %X %#x %o %08x", 255, 255, 255, 8, -1);
		f("%s %10s|%-10s|%.3s %S", "text", "right", "left", "truncated", "upper");
		f("%f %.2f %10.3f|%-10.1f|%+.1f %e %.3e %g %a", 3.14159, 2.71828, 1.0, 2.5, 3.0, 12345.678, 0.00012, 0.5, 1.0);
		f("%.0f %.0f %.0f %.1f", 0.5, 1.5, 2.5, 0.25);
		f("%f %f %f %5.1f", Double.NaN, Double.POSITIVE_INFINITY, -0.0, Double.NEGATIVE_INFINITY);
		f("%b %B %c %C %n%%", true, null, 'x', 'y');
		f("%h %h", "hash", 42);
		f("%2$s %1$s %<s", "a", "b");
		f("%d %x", new BigInteger("123456789012345678901234567890"), BigInteger.TEN.pow(20));
		f("%.5f %10.2e", new BigDecimal("3.14159265358979"), new BigDecimal("12345.678"));
		f("%,.2f %,d", 9876543.215, Long.MIN_VALUE);
		f("%d %s", 1);
		f("%q", 1);
		f("%d", "x");
		f("%-d", 1);
		f("%.2d", 1);
		Calendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.ROOT);
		c.setTimeInMillis(1_600_000_000_000L);
		f("%tY-%<tm-%<td %<tH:%<tM:%<tS %<tA %<tB %<tj %<tp %<tZ %<ts %<tF %<tT", c);
		StringBuilder sb = new StringBuilder();
		try (Formatter formatter = new Formatter(sb, Locale.US)) {
			formatter.format("%s-%s;", "a", 1).format("%6.2f", 1.005);
		}
		System.out.println(sb);
		System.out.printf("%s %d%n", "printf", 7L);
		System.out.println("%d-%s".formatted(1, "x"));
		System.out.println(1.0f / 3 + " " + 1e10 + " " + 1e-5 + " " + 100.0 + " " + 1.0E7 + " " + Float.MIN_VALUE + " " + Double.MAX_VALUE);
		System.out.println(new BigDecimal("1.10").multiply(new BigDecimal("2.25")).setScale(1, java.math.RoundingMode.HALF_EVEN));
		System.out.println(String.join("|", java.util.List.of("a", "b")) + " " + Integer.toBinaryString(-8 >>> 28) + " " + Long.toString(255, 36) + " " + Integer.toUnsignedString(-1));
	}
}
