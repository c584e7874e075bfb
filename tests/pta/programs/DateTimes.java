import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Period;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAdjusters;

public class DateTimes {
	static class NextWorkday implements TemporalAdjuster {
		@Override
		public Temporal adjustInto(Temporal temporal) {
			Temporal next = temporal.plus(1, ChronoUnit.DAYS);
			return isFree(LocalDate.from(next)) ? adjustInto(next) : next;
		}

		private boolean isFree(LocalDate date) {
			return date.getDayOfWeek() == DayOfWeek.SATURDAY || date.getDayOfWeek() == DayOfWeek.SUNDAY;
		}
	}

	public static void main(String[] args) {
		LocalDate friday = LocalDate.of(2024, 3, 1);
		System.out.println(friday.with(new NextWorkday()) + " " + friday.with(TemporalAdjusters.lastDayOfMonth()));
		System.out.println(Period.between(friday, friday.plusMonths(2)) + " " + Duration.ofMinutes(90));
		LocalDateTime noon = friday.atTime(12, 0);
		System.out.println(noon.format(DateTimeFormatter.ofPattern("yyyy/MM/dd HH:mm")));
		System.out.println(LocalDate.parse("2024-02-29").isBefore(friday));
		ZonedDateTime zoned = ZonedDateTime.ofInstant(Instant.ofEpochSecond(0), ZoneOffset.UTC);
		System.out.println(zoned.toLocalDate() + " " + ChronoUnit.DAYS.between(zoned.toLocalDate(), friday));
		try {
			LocalDate.parse("no date");
		} catch (DateTimeParseException e) {
			System.out.println(e.getParsedString());
		}
	}
}
