// Texts of exceptions that the machine itself throws.
import java.util.ArrayList;
import java.util.List;

class CastErrors {
	interface Step {
		Object run() throws Exception;
	}

	static abstract class Shape { }

	enum Color { RED }

	static void check(Step step) {
		try {
			System.out.println(step.run());
		} catch (Throwable e) {
			System.out.println(e);
		}
	}

	@SuppressWarnings({ "unchecked", "rawtypes" })
	public static void main(String[] args) {
		Object text = "text";
		Object own = new CastErrors();
		Object array = new int[2];
		check(() -> (Integer) text);
		check(() -> (CastErrors) text);
		check(() -> (String) own);
		check(() -> (String[]) array);
		check(() -> (List<?>) own);
		check(() -> (Runnable) array);
		check(() -> ((List<Integer>) (List) new ArrayList<>(List.of("x"))).get(0) + 1);
		check(() -> 1 / (args.length));
		check(() -> 1L % (args.length));
		check(() -> new int[-1]);
		check(() -> new int[2][-3]);
		check(() -> "abc".charAt(5));
		check(() -> "abc".substring(2, 1));
		check(() -> new int[] { 1 }[-1]);
		check(() -> ((Object[]) new String[1])[0] = 5);
		check(() -> ((Object[]) new int[1][])[0] = "x");
		check(() -> Color.valueOf("BLUE"));
		check(() -> Class.forName("no.such.Klass"));
		check(() -> Integer.parseInt("12x"));
		check(() -> Long.parseLong(""));
		check(() -> Double.parseDouble("abc"));
		check(() -> List.of(1).add(2));
		check(() -> new ArrayList<>(List.of(1, 2)).get(2));
		check(() -> new ArrayList<>().iterator().next());
		check(() -> {
			List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
			for (Integer i : l) {
				l.remove(i);
			}
			return l;
		});
		check(() -> Shape.class.getDeclaredConstructor().newInstance());
		check(() -> Math.addExact(Integer.MAX_VALUE, 1));
		check(() -> Math.toIntExact(1L << 40));
		check(() -> "x".repeat(-1));
		check(() -> java.util.Optional.empty().get());
		check(() -> {
			assert args.length > 0 : "assertion " + args.length;
			return "assertions are off";
		});
		check(() -> new Object() {
			Object wait0() throws Exception {
				notify();
				return null;
			}
		}.wait0());
		System.arraycopy("x", 0, new int[1], 0, 1);
	}
}
