import java.util.List;

// Records: accessors, compact constructors, equals, hashCode, toString.
public class Records {
	record Point(int x, int y) {
		static final Point ORIGIN = new Point(0, 0);

		Point {
			if (x < 0)
				throw new IllegalArgumentException("x " + x);
			y = Math.abs(y);
		}

		Point(int both) {
			this(both, both);
		}

		double length() {
			return Math.sqrt(x * x + y * y);
		}
	}

	record All(boolean z, byte b, char c, short s, int i, long j, float f, double d, String o, List<Integer> list) {
	}

	record Empty() {
	}

	record Pair<A, B>(A first, B second) implements Comparable<Pair<A, B>> {
		public int compareTo(Pair<A, B> other) {
			return first.toString().compareTo(other.first.toString());
		}

		public A first() {
			return first;
		}
	}

	public static void main(String[] args) {
		Point p = new Point(3, -4);
		System.out.println(p + " " + p.x() + " " + p.y() + " " + p.length() + " " + p.hashCode());
		System.out.println(p.equals(new Point(3, 4)) + " " + p.equals(new Point(4)) + " " + p.equals(null) + " " + p.equals("p"));
		try {
			new Point(-1);
		} catch (IllegalArgumentException e) {
			System.out.println(e.getMessage());
		}
		All a = new All(true, (byte) 1, 'c', (short) 2, 3, 4L, 5.5f, Double.NaN, null, List.of(1, 2));
		All b = new All(true, (byte) 1, 'c', (short) 2, 3, 4L, 5.5f, Double.NaN, null, List.of(1, 2));
		System.out.println(a + " " + a.hashCode() + " " + a.equals(b));
		System.out.println(new Empty() + " " + new Empty().hashCode() + " " + new Empty().equals(new Empty()));
		Pair<String, Point> pair = new Pair<>("k", Point.ORIGIN);
		System.out.println(pair + " " + pair.compareTo(new Pair<>("l", p)) + " " + pair.second().x());
	}
}
