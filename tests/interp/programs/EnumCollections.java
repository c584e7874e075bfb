import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;

// EnumMap and EnumSet, from the library's own bytecode.
public class EnumCollections {
	enum Day { MO, TU, WE, TH, FR, SA, SU }

	public static void main(String[] args) {
		Map<Day, Integer> hours = new EnumMap<>(Day.class);
		hours.put(Day.FR, 6);
		hours.put(Day.MO, 8);
		hours.merge(Day.FR, 1, Integer::sum);
		System.out.println(hours + " " + hours.containsKey(Day.SU) + " " + hours.get(Day.TU));
		EnumSet<Day> weekend = EnumSet.of(Day.SA, Day.SU);
		EnumSet<Day> work = EnumSet.complementOf(weekend);
		System.out.println(weekend + " " + work + " " + work.contains(Day.WE));
		work.removeIf(d -> d.ordinal() % 2 == 0);
		System.out.println(work + " " + EnumSet.range(Day.TU, Day.TH) + EnumSet.noneOf(Day.class));
	}
}
