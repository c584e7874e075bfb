// What is suppressed is another pattern, and another method: unsuppressed pairs stay.
// run: scan --only data-race
// expect: data-race field=SuppressedOtherBad.hits severity=high
// expect: data-race field=SuppressedOtherBad.misses severity=high
public class SuppressedOtherBad {
	@interface SuppressRaces {
		String value() default "";
	}

	@interface SuppressFBWarnings {
		String[] value();
	}

	@SuppressFBWarnings("EI_EXPOSE_REP")
	static int hits;
	static int misses;

	@SuppressRaces
	static void quiet() {
		misses++;
	}

	static void loud() {
		hits++;
		misses++;
	}

	public static void main(String[] args) {
		new Thread(SuppressedOtherBad::quiet).start();
		new Thread(SuppressedOtherBad::loud).start();
		loud();
	}
}
