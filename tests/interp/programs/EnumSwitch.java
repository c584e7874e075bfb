// Enums: values, ordinal, valueOf, bodies of constants, switches.
public class EnumSwitch {
	enum Color { RED, GREEN, BLUE }

	enum Op {
		ADD("+") {
			int apply(int a, int b) {
				return a + b;
			}
		},
		SUBTRACT("-") {
			int apply(int a, int b) {
				return a - b;
			}
		};

		private final String sign;
		private static int count;

		static {
			for (Op op : values())
				count += op.sign.length();
		}

		Op(String sign) {
			this.sign = sign;
		}

		abstract int apply(int a, int b);
	}

	static int old(Color c) {
		switch (c) {
		case RED:
			return 1;
		case BLUE:
			return 3;
		default:
			return 0;
		}
	}

	static String arrow(Color c) {
		return switch (c) {
		case RED -> "r";
		case GREEN -> "g";
		case BLUE -> "b";
		};
	}

	public static void main(String[] args) {
		for (Color c : Color.values())
			System.out.println(c + " " + c.ordinal() + " " + c.name() + " " + old(c) + " " + arrow(c) + " " + c.compareTo(Color.GREEN));
		for (Op op : Op.values())
			System.out.println(op + " 7" + op.sign + "3=" + op.apply(7, 3) + " " + op.getDeclaringClass().getSimpleName());
		System.out.println(Op.count + " " + Color.valueOf("GREEN") + " " + (Color.valueOf("RED") == Color.RED));
		try {
			Color.valueOf("PINK");
		} catch (IllegalArgumentException e) {
			System.out.println(e.getMessage());
		}
		try {
			old(null);
		} catch (NullPointerException e) {
			System.out.println("npe");
		}
	}
}
