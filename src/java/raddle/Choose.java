package raddle;

import java.util.concurrent.ThreadLocalRandom;

/**
 * Choices of a harness. {@code raddle check} tries every one of them; anywhere else they are drawn at random.
 */
public final class Choose {
	private Choose() {
	}

	/** Any number from lo to hi, both included. */
	public static int anyInt(int lo, int hi) {
		if (lo > hi)
			throw new IllegalArgumentException(lo + " > " + hi);
		return (int) ThreadLocalRandom.current().nextLong(lo, hi + 1L);
	}

	public static boolean anyBoolean() {
		return ThreadLocalRandom.current().nextBoolean();
	}
}
