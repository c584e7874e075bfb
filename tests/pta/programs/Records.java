import java.util.HashSet;
import java.util.List;
import java.util.Set;

public class Records {
	sealed interface Shape permits Circle, Box {
		double area();
	}

	record Circle(Point center, double radius) implements Shape {
		Circle {
			if (radius < 0)
				throw new IllegalArgumentException("radius");
		}

		public double area() {
			return radius * radius * 3;
		}
	}

	record Box(Point a, Point b) implements Shape {
		static Box square(int side) {
			return new Box(new Point(0, 0), new Point(side, side));
		}

		public double area() {
			return Math.abs((b.x() - a.x()) * (b.y() - a.y()));
		}
	}

	record Point(int x, int y) {
		Point(int both) {
			this(both, both);
		}
	}

	static class Tag {
		@Override
		public int hashCode() {
			return 3;
		}

		@Override
		public boolean equals(Object other) {
			return other instanceof Tag;
		}

		@Override
		public String toString() {
			return "tag";
		}
	}

	record Tagged<T>(T value, Tag tag) {
	}

	static String describe(Object o) {
		if (o instanceof Circle c && c.radius() > 1)
			return "big " + c.center();
		return switch (o.getClass().getSimpleName()) {
			case "Box" -> "box " + ((Box) o).area();
			default -> "other";
		};
	}

	public static void main(String[] args) {
		List<Shape> shapes = List.of(new Circle(new Point(1), 2), Box.square(3));
		double sum = 0;
		for (Shape shape : shapes)
			sum += shape.area();
		Set<Tagged<String>> set = new HashSet<>();
		set.add(new Tagged<>("a", new Tag()));
		set.add(new Tagged<>("a", new Tag()));
		System.out.println(sum + describe(shapes.get(0)) + describe(shapes.get(1)) + set.size() + set);
		try {
			new Circle(new Point(0), -1);
		} catch (IllegalArgumentException e) {
			System.out.println(e.getMessage());
		}
	}
}
