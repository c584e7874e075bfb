// instanceof with patterns, scopes of bindings, casts.
public class Patterns {
	static String of(Object o) {
		if (o instanceof Integer i && i > 10)
			return "big " + i;
		if (o instanceof String s) {
			s = s.trim();
			return s.isEmpty() ? "blank" : "text " + s;
		}
		if (!(o instanceof Number n))
			return "other " + (o instanceof int[] a ? a.length : -1);
		return "number " + (n.intValue() + 1);
	}

	record Point(int x, int y) {
	}

	static boolean same(Object a, Object b) {
		return a instanceof Point p && b instanceof Point q && p.x() == q.x();
	}

	static int loop(Object o) {
		int n = 0;
		while (!(o instanceof String s)) {
			n++;
			o = n > 3 ? "end" : (Object) n;
		}
		return n + s.length();
	}

	public static void main(String[] args) {
		Object[] all = { 5, 50, "  ", " x ", 2.5, 'c', null, new int[4] };
		for (Object o : all)
			System.out.println(of(o));
		System.out.println(same(new Point(1, 2), new Point(1, 3)) + " " + same(new Point(1, 2), "p"));
		System.out.println(loop(1) + " " + loop("now"));
		Object o = new Integer[] { 1 };
		System.out.println((o instanceof Object[]) + " " + (o instanceof Number[]) + " " + (o instanceof Comparable[]) + " " + (o instanceof String[]));
		try {
			String s = (String) (Object) 5;
			System.out.println(s);
		} catch (ClassCastException e) {
			System.out.println("cast");
		}
		String none = (String) null;
		System.out.println(none + (null instanceof Object));
	}
}
