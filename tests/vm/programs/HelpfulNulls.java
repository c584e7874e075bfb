// The texts of NullPointerExceptions (JEP 358), instruction by instruction.
class HelpfulNulls {
	int field;
	long wide;
	HelpfulNulls next;
	String[] names;
	static HelpfulNulls none;
	static int[][] grid;
	static String text;

	HelpfulNulls get() {
		return null;
	}

	static HelpfulNulls make(int a, String b) {
		return null;
	}

	interface Step {
		Object run();
	}

	static void check(Step step) {
		try {
			System.out.println("no exception " + step.run());
		} catch (NullPointerException e) {
			System.out.println(e.getMessage());
		}
	}

	static int parameters(int[] first, double d, Object[] objects, HelpfulNulls h, int kind) {
		switch (kind) {
		case 0:
			return first[2];
		case 1:
			return objects.length;
		case 2:
			h.field = 3;
			return 0;
		case 3:
			synchronized (h) {
				return 1;
			}
		case 4:
			h.next.next = null;
			return 0;
		default:
			objects[first.length] = d;
			return 0;
		}
	}

	Object member() {
		return next.names[field + 1].length();
	}

	public static void main(String[] args) {
		HelpfulNulls local = null;
		HelpfulNulls there = new HelpfulNulls();
		for (int i = 0; i < 5; i++) {
			int kind = i;
			check(() -> parameters(null, 1.5, null, null, kind));
		}
		check(() -> parameters(new int[1], 1.5, null, null, 9));
		check(() -> none.field);
		check(() -> there.next.field);
		check(() -> there.get().field);
		check(() -> make(1, "x").get());
		check(() -> there.next.next.next.field);
		check(() -> there.names[0]);
		check(() -> there.names[there.field]);
		check(() -> grid[1]);
		check(() -> grid[1][2]);
		check(() -> {
			int[][] g = new int[2][];
			return g[1][0];
		});
		check(() -> {
			long[][] g = new long[2][];
			g[0][1] = 5;
			return 0;
		});
		check(() -> {
			Object[] o = new Object[1];
			return o[0].toString();
		});
		check(() -> text.length());
		check(() -> text.substring(1, 2));
		check(() -> there.member());
		check(() -> {
			throw null;
		});
		check(() -> {
			Integer boxed = null;
			int x = boxed;
			return x;
		});
		check(() -> {
			RuntimeException e = null;
			throw e;
		});
		check(() -> {
			there.next.wide = 4L;
			return 0;
		});
		check(() -> {
			char[] c = null;
			c[0] = 'x';
			return c;
		});
		check(() -> {
			boolean[] b = null;
			return b[1];
		});
		check(() -> {
			byte[] b = null;
			b[1]++;
			return b;
		});
		check(() -> {
			float[] f = null;
			double[] d = new double[2];
			short[] s = null;
			return d[1] + (d[0] == 0 ? f[3] : s[0]);
		});
		check(() -> {
			throw new NullPointerException();
		});
		check(() -> {
			throw new NullPointerException("given");
		});
		check(() -> java.util.Objects.requireNonNull(null, "required"));
		check(() -> {
			java.util.List<String> list = new java.util.ArrayList<>();
			list.add(null);
			return list.get(0).isEmpty();
		});
		check(() -> there.new Inner().value.field);
		try {
			System.out.println(local.next);
		} catch (NullPointerException e) {
			System.out.println(e);
		}
		local.get();
	}

	class Inner {
		HelpfulNulls value;
	}
}
