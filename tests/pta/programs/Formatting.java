import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.MessageFormat;
import java.util.Formattable;
import java.util.Formatter;
import java.util.Locale;
import java.util.StringJoiner;

public class Formatting {
	static class Money implements Formattable {
		final long cents;

		Money(long cents) {
			this.cents = cents;
		}

		@Override
		public void formatTo(Formatter formatter, int flags, int width, int precision) {
			formatter.format("%d.%02d", whole(), cents % 100);
		}

		private long whole() {
			return cents / 100;
		}
	}

	static class Named {
		@Override
		public String toString() {
			return "named" + suffix();
		}

		String suffix() {
			return "!";
		}
	}

	public static void main(String[] args) {
		System.out.println(String.format(Locale.ROOT, "%5d|%-5s|%05.2f|%x|%c|%b|%,d|%e", 42, "ab", 3.14159, 255, 'z', true, 1234567, 12345.678));
		System.out.println(String.format("%s %s", new Money(1234), new Named()));
		System.out.printf("%s %10.3f %%%n", new Named(), 2.5);
		DecimalFormat format = new DecimalFormat("#,##0.00", DecimalFormatSymbols.getInstance(Locale.ROOT));
		System.out.println(format.format(1234.5) + " " + MessageFormat.format("{0} has {1} items", "list", "3"));
		StringJoiner joiner = new StringJoiner(", ", "[", "]");
		joiner.add("a").add("b");
		System.out.println(joiner + String.valueOf(new Named()) + "x".repeat(3) + " y ".strip());
	}
}
