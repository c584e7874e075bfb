// run: scan --only lock-order
// expect: none
// The same pairs are visited by a sequential stream on the main thread, the only thread.
import java.util.stream.IntStream;

public class SequentialStreamPairs {
	static class Region {
		int units;
		synchronized void attack(Region other) {
			units++;
			other.hit();
		}
		synchronized void hit() {
			units--;
		}
	}

	public static void main(String[] args) {
		Region[] map = new Region[4];
		for (int i = 0; i < map.length; i++)
			map[i] = new Region();
		IntStream.range(0, 20000).forEach(k -> {
			int i = k % 4, j = (k / 4) % 4;
			if (i != j)
				map[i].attack(map[j]);
		});
	}
}
// corpus: unseen
