// Ternaries with operands of different types: promotion, unboxing, null.
public class MixedTernary {
	static Object pick(boolean b) {
		return b ? 1 : 2.0;
	}

	static Object boxes(boolean b) {
		return b ? Integer.valueOf(1) : Double.valueOf(2);
	}

	static Object kept(boolean b) {
		return b ? (Object) Integer.valueOf(1) : Double.valueOf(2);
	}

	static int unboxes(boolean b, Integer i) {
		return b ? 7 : i;
	}

	static long nested(int x) {
		return x < 0 ? -1 : x == 0 ? 0L : x > 100 ? 'c' : (byte) 3;
	}

	static String text(Object o) {
		return o == null ? "null!" : o instanceof String ? (String) o : o instanceof Number ? "n" + o : "other";
	}

	public static void main(String[] args) {
		System.out.println(pick(true) + " " + pick(false));
		System.out.println(boxes(true) + " " + boxes(false));
		System.out.println(kept(true) + " " + kept(false));
		System.out.println(unboxes(true, null) + " " + unboxes(false, 9));
		try {
			unboxes(false, null);
		} catch (NullPointerException e) {
			System.out.println("npe");
		}
		System.out.println(nested(-5) + " " + nested(0) + " " + nested(500) + " " + nested(50));
		System.out.println(text(null) + text("s") + text(3) + text('c'));
		char c = 'x';
		int i = 0;
		System.out.println(false ? i : c);
		System.out.println(false ? 0 : c);
		System.out.println(true ? c : 0);
		boolean b = args.length == 0;
		System.out.println((b ? 1 : 2) + (b ? 10L : 20L) + (b ? 0.5f : 1.5f) + (b ? 100.0 : 200.0));
	}
}
