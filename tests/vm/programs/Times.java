// java.time: arithmetic, formatting, parsing, zones, periods.
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;
import java.util.Locale;

class Times {
	public static void main(String[] args) {
		LocalDate d = LocalDate.of(2024, 2, 28);
		System.out.println(d.plusDays(2) + " " + d.plusMonths(1) + " " + d.isLeapYear() + " " + d.getDayOfWeek() + " " + d.lengthOfYear());
		System.out.println(d.with(TemporalAdjusters.firstDayOfNextMonth()) + " " + d.with(TemporalAdjusters.next(DayOfWeek.FRIDAY)));
		System.out.println(ChronoUnit.DAYS.between(d, LocalDate.of(2025, 1, 1)) + " " + Period.between(d, LocalDate.of(2025, 4, 1)));
		LocalDateTime t = LocalDateTime.of(2023, Month.OCTOBER, 29, 1, 30);
		ZonedDateTime z = t.atZone(ZoneId.of("Europe/Berlin"));
		System.out.println(z + " " + z.plusHours(1) + " " + z.plusHours(2) + " " + z.toInstant());
		System.out.println(z.withZoneSameInstant(ZoneId.of("America/New_York")) + " " + z.withZoneSameInstant(ZoneOffset.UTC));
		System.out.println(Duration.ofSeconds(3661).plusMillis(5) + " " + Duration.between(LocalTime.NOON, LocalTime.of(13, 15)).toMinutes());
		System.out.println(Instant.ofEpochSecond(1_700_000_000L) + " " + Instant.parse("2020-01-01T00:00:00Z").toEpochMilli());
		System.out.println(DateTimeFormatter.ofPattern("yyyy/MM/dd HH:mm:ss.SSS").format(t.plusNanos(5_000_000)));
		System.out.println(DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(OffsetDateTime.of(t, ZoneOffset.ofHours(2))) + " " + DateTimeFormatter.BASIC_ISO_DATE.format(d));
		System.out.println(LocalDate.parse("2024-12-25").getDayOfYear() + " " + LocalTime.parse("10:15:30").toSecondOfDay() + " " + YearMonth.of(2024, 2).atEndOfMonth() + " " + Year.of(1900).isLeap());
		System.out.println(DateTimeFormatter.ofPattern("EEE, d MMM yyyy", Locale.US).format(d) + " " + LocalDate.parse("5 Mar 2021", DateTimeFormatter.ofPattern("d MMM yyyy", Locale.US)));
		try {
			LocalDate.parse("2024-13-01");
		} catch (DateTimeParseException e) {
			System.out.println(e.getMessage());
		}
		try {
			LocalDate.of(2023, 2, 29);
		} catch (java.time.DateTimeException e) {
			System.out.println(e.getMessage());
		}
		System.out.println(LocalDate.of(2020, 12, 31).get(java.time.temporal.IsoFields.WEEK_OF_WEEK_BASED_YEAR) + " " + t.truncatedTo(ChronoUnit.HOURS) + " " + d.atTime(5, 6).compareTo(t));
		System.out.println(new java.util.Date(0).toInstant() + " " + new java.text.SimpleDateFormat("yyyy-MM-dd'T'HH:mm", Locale.ROOT).format(new java.util.Date(1_000_000_000_000L)));
	}
}
