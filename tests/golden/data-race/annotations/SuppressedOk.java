// Three races that the program says it means: on the field, on the method, on the class by SpotBugs' id.
// run: raddle scan --only data-race --color never $CLASSES
// out: ...
// out: no findings, 3 suppressed in ...
public class SuppressedOk {
	@interface SuppressRaces {
		String value() default "";
	}

	@interface SuppressFBWarnings {
		String[] value();

		String justification() default "";
	}

	@SuppressRaces("a statistic")
	static int hits;
	static int misses;

	@SuppressRaces
	static void miss() {
		misses++;
	}

	@SuppressFBWarnings(value = { "EI_EXPOSE_REP", "IS2_INCONSISTENT_SYNC" }, justification = "monotone")
	static class Level {
		static int level;
	}

	static void all() {
		hits++;
		miss();
		Level.level++;
	}

	public static void main(String[] args) {
		new Thread(SuppressedOk::all).start();
		all();
	}
}
