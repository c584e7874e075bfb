// finally as a subroutine: normal end, return, throw.
public class JsrSimple {
	static int run(int how) {
		try {
			if (how == 0)
				return 10;
			if (how == 1)
				throw new RuntimeException("one");
			System.out.println("body " + how);
		} catch (RuntimeException e) {
			System.out.println("caught " + e.getMessage());
			return 20;
		} finally {
			System.out.println("finally " + how);
		}
		return 30;
	}

	static long wide(long x, double y) {
		long r = x;
		try {
			r = x * 2;
			return r + (long) y;
		} finally {
			r = -1;
			y = 0;
			System.out.println(r + " " + y);
		}
	}

	public static void main(String[] args) {
		for (int i = 0; i < 3; i++)
			System.out.println(run(i));
		System.out.println(wide(21L, 1.5));
	}
}
