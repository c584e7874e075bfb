// return in a subroutine, which then never ends with ret; exceptions that get lost.
public class JsrReturns {
	static int swallow(int how) {
		try {
			if (how == 0)
				throw new RuntimeException("lost");
			if (how == 1)
				return 1;
		} finally {
			if (how < 2)
				return 100 + how;
			System.out.println("kept");
		}
		return 2;
	}

	static int always() {
		while (true) {
			try {
				try {
					return 1;
				} finally {
					break;
				}
			} finally {
				System.out.println("outer finally");
			}
		}
		return 2;
	}

	static Object objects(Object o) {
		Object was = o;
		try {
			o = "changed";
			return was;
		} finally {
			was = null;
			System.out.println(o);
		}
	}

	static int retry() {
		int n = 0;
		for (;;) {
			try {
				n++;
				if (n < 4)
					throw new IllegalStateException();
				return n;
			} catch (IllegalStateException e) {
				continue;
			} finally {
				n += 10;
				if (n > 1000)
					break;
			}
		}
		return -n;
	}

	public static void main(String[] args) {
		System.out.println(swallow(0) + " " + swallow(1) + " " + swallow(2));
		System.out.println(always());
		System.out.println(objects("was"));
		System.out.println(retry());
	}
}
