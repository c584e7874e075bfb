// Enums with bodies, fields, EnumMap, EnumSet, switch, valueOf, interfaces.
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.function.IntBinaryOperator;

class Enums1 {
	enum Op implements IntBinaryOperator {
		ADD("+") {
			@Override
			public int applyAsInt(int a, int b) {
				return a + b;
			}
		},
		MUL("*") {
			@Override
			public int applyAsInt(int a, int b) {
				return a * b;
			}
		};

		final String sign;

		Op(String sign) {
			this.sign = sign;
		}

		@Override
		public String toString() {
			return "op" + sign;
		}
	}

	enum Planet {
		MERCURY, VENUS, EARTH, MARS;

		static final Map<String, Planet> BY_NAME = new java.util.TreeMap<>();
		static {
			for (Planet p : values()) {
				BY_NAME.put(p.name().toLowerCase(), p);
			}
		}

		Planet next() {
			return values()[(ordinal() + 1) % values().length];
		}
	}

	public static void main(String[] args) {
		for (Op op : Op.values()) {
			System.out.println(op + " " + op.name() + " " + op.applyAsInt(6, 7) + " " + op.getClass() + " " + op.getDeclaringClass());
		}
		System.out.println(Planet.BY_NAME + " " + Planet.MARS.next());
		EnumMap<Planet, Integer> map = new EnumMap<>(Planet.class);
		map.put(Planet.MARS, 4);
		map.put(Planet.VENUS, 2);
		System.out.println(map + " " + map.containsKey(Planet.EARTH));
		EnumSet<Planet> set = EnumSet.range(Planet.VENUS, Planet.MARS);
		set.removeAll(EnumSet.of(Planet.EARTH));
		System.out.println(set + " " + EnumSet.complementOf(set) + " " + EnumSet.allOf(Op.class));
		switch (Planet.valueOf("EARTH")) {
		case EARTH:
			System.out.println("home");
		case MARS:
			System.out.println("fall through");
			break;
		default:
			System.out.println("no");
		}
		try {
			Enum.valueOf(Planet.class, "PLUTO");
		} catch (IllegalArgumentException e) {
			System.out.println(e.getMessage());
		}
		System.out.println(Arrays.toString(Planet.class.getEnumConstants()) + Planet.EARTH.compareTo(Planet.MARS) + Planet.EARTH.describeConstable().get());
	}
}
