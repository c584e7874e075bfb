// Sealed types, instanceof patterns, switch expressions, text blocks, enhanced for.
class Sealed {
	sealed interface Shape permits Circle, Square, Group { }

	record Circle(double r) implements Shape { }

	record Square(double side) implements Shape { }

	static final class Group implements Shape {
		final Shape[] parts;

		Group(Shape... parts) {
			this.parts = parts;
		}
	}

	static double area(Shape s) {
		if (s instanceof Circle c) {
			return Math.PI * c.r() * c.r();
		}
		if (s instanceof Square q && q.side() > 0) {
			return q.side() * q.side();
		}
		if (!(s instanceof Group g)) {
			return -1;
		}
		double sum = 0;
		for (Shape part : g.parts) {
			sum += area(part);
		}
		return sum;
	}

	enum Day { MON, TUE, SAT, SUN }

	static String kind(Day d) {
		return switch (d) {
			case SAT, SUN -> "weekend";
			case MON -> {
				String s = "start";
				yield s + " of week";
			}
			default -> "day";
		};
	}

	static int length(String s) {
		return switch (s) {
			case "one", "two" -> 3;
			case "three" -> 5;
			case "Aa", "BB" -> 2;
			default -> throw new IllegalArgumentException(s);
		};
	}

	public static void main(String[] args) {
		System.out.printf(java.util.Locale.ROOT, "%.3f %.1f%n", area(new Group(new Circle(1), new Square(2), new Group())), area(new Square(-1)));
		for (Day d : Day.values()) {
			System.out.println(d + " " + kind(d) + " " + d.ordinal() + " " + Day.valueOf(d.name()).compareTo(Day.TUE));
		}
		System.out.println(length("two") + length("three") + length("BB") + length("Aa"));
		try {
			length("zzz");
		} catch (IllegalArgumentException e) {
			System.out.println(e.getMessage());
		}
		String block = """
			{
			  "name": "text \"block\"",\t
			  "line": \
			one,
			  "end"   \s
			}
			""";
		System.out.print(block);
		System.out.println(block.lines().map(String::strip).toList() + " " + block.indent(2).length() + " " + "  x\n y".stripIndent());
		var list = new java.util.ArrayList<Integer>();
		for (var i = 0; i < 3; i++) {
			list.add(i);
		}
		System.out.println(list + " " + Shape.class.isSealed() + " " + Shape.class.getPermittedSubclasses().length);
	}
}
