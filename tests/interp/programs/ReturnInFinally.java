// return, break and continue in finally override what was under way.
public class ReturnInFinally {
	@SuppressWarnings("finally")
	static int overrides(int how) {
		try {
			if (how == 0)
				return 1;
			if (how == 1)
				throw new RuntimeException("lost");
			return 2;
		} finally {
			if (how != 2)
				return 10 + how;
		}
	}

	static int kept() {
		int x = 1;
		try {
			return x;
		} finally {
			x = 5;
		}
	}

	static long keptLong(long x) {
		try {
			return x * 2;
		} finally {
			x = -1;
			System.out.println("finally " + x);
		}
	}

	static int[] keptReference() {
		int[] a = { 1 };
		try {
			return a;
		} finally {
			a[0] = 2;
			a = null;
		}
	}

	@SuppressWarnings("finally")
	static int breaks() {
		int n = 0;
		while (true) {
			try {
				n++;
				throw new IllegalStateException();
			} finally {
				if (n < 4)
					continue;
				break;
			}
		}
		return n;
	}

	@SuppressWarnings("finally")
	static String deep() {
		try {
			try {
				throw new RuntimeException("a");
			} finally {
				throw new RuntimeException("b");
			}
		} catch (RuntimeException e) {
			return e.getMessage();
		} finally {
			System.out.println("deep");
		}
	}

	public static void main(String[] args) {
		System.out.println(overrides(0) + " " + overrides(1) + " " + overrides(2));
		System.out.println(kept() + " " + keptLong(21) + " " + keptReference()[0]);
		System.out.println(breaks() + deep());
	}
}
