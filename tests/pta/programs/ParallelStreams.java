import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class ParallelStreams {
	static class Point {
		final int x, y;

		Point(int x, int y) {
			this.x = x;
			this.y = y;
		}

		int norm() {
			return x * x + y * y;
		}

		boolean isNear() {
			return norm() < 50;
		}
	}

	static Point make(int i) {
		return new Point(i, 10 - i);
	}

	public static void main(String[] args) {
		List<Point> points = IntStream.range(0, 40).parallel().mapToObj(ParallelStreams::make).collect(Collectors.toList());
		int near = points.parallelStream().filter(Point::isNear).mapToInt(Point::norm).sum();
		Map<Boolean, List<Point>> parts = points.parallelStream().collect(Collectors.partitioningBy(Point::isNear));
		ConcurrentHashMap<Integer, String> seen = new ConcurrentHashMap<>();
		points.parallelStream().forEach(p -> seen.put(p.x, "p" + p.y));
		int[] sorted = IntStream.of(3, 1, 2).parallel().sorted().toArray();
		System.out.println(near + " " + parts.get(true).size() + " " + seen.size() + Arrays.toString(sorted));
	}
}
