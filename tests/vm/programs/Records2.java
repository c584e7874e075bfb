// Records: compact constructors, nesting, equality, generic ones, in collections, serial forms by reflection.
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

class Records2 {
	record Point(int x, int y) implements Comparable<Point> {
		static final Point ORIGIN = new Point(0, 0);

		Point {
			if (x < -100) {
				throw new IllegalArgumentException("x " + x);
			}
		}

		Point(int both) {
			this(both, both);
		}

		double length() {
			return Math.sqrt(x * x + y * y);
		}

		@Override
		public int compareTo(Point o) {
			return Comparator.comparingInt(Point::x).thenComparingInt(Point::y).compare(this, o);
		}
	}

	record Pair<A, B>(A first, B second) {
		<C> Pair<A, C> with(C c) {
			return new Pair<>(first, c);
		}
	}

	record All(boolean z, byte b, char c, short s, int i, long l, float f, double d, String t, int[] a, List<?> list) { }

	record Empty() { }

	public static void main(String[] args) throws Exception {
		Point p = new Point(3, 4);
		System.out.println(p + " " + p.length() + " " + p.equals(new Point(3, 4)) + " " + p.hashCode() + " " + new Point(5));
		System.out.println(new Pair<>("a", List.of(1)).with(p) + " " + new Pair<>(null, null).hashCode() + " " + new Empty() + new Empty().hashCode());
		int[] a = { 1 };
		All one = new All(true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, -0.0, "t", a, List.of());
		All two = new All(true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, -0.0, "t", a, List.of());
		System.out.println(one.equals(two) + " " + (one.hashCode() == two.hashCode()) + " " + one.toString().replaceAll("@[0-9a-f]+", "@"));
		System.out.println(one.equals(new All(true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 0.0, "t", a, List.of())) + " " + one.equals(null) + " " + one.equals("x"));
		Map<Point, String> map = new TreeMap<>();
		map.put(new Point(2, 1), "b");
		map.put(new Point(1, 9), "a");
		System.out.println(map);
		for (RecordComponent c : Pair.class.getRecordComponents()) {
			System.out.println(c.getName() + " " + c.getType() + " " + c.getGenericType() + " " + c.getAccessor().invoke(new Pair<>(1, 2)));
		}
		System.out.println(Arrays.toString(Point.class.getDeclaredConstructors()) + " " + Point.class.isRecord() + " " + Records2.class.isRecord());
		try {
			new Point(-200, 0);
		} catch (IllegalArgumentException e) {
			System.out.println(e.getMessage());
		}
		record Local(String name) { }
		System.out.println(new Local("local"));
		if (p instanceof Point && p.x() > 2) {
			System.out.println("instance");
		}
	}
}
