// run: scan --only lock-order
// expect: lock-order
// A parallel stream over all ordered pairs of regions locks the two regions of a pair in the order of the pair.
import java.util.stream.IntStream;

public class ParallelStreamPairs {
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
		IntStream.range(0, 2000000).parallel().forEach(k -> {
			int i = k % 4, j = (k / 4) % 4;
			if (i != j)
				map[i].attack(map[j]);
		});
	}
}
// corpus: unseen
