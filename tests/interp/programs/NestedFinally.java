// try, catch and finally inside each other, on every way out.
public class NestedFinally {
	static StringBuilder log = new StringBuilder();

	static int run(int how) {
		try {
			log.append("a");
			try {
				log.append("b");
				if (how == 1)
					throw new IllegalStateException("one");
				if (how == 2)
					return 2;
				if (how == 3)
					throw new Error("three");
				log.append("c");
			} catch (IllegalStateException e) {
				log.append("[" + e.getMessage() + "]");
				if (how == 1)
					throw new RuntimeException("again", e);
			} finally {
				log.append("d");
				if (how == 4)
					throw new IllegalArgumentException("from finally");
			}
			log.append("e");
		} catch (RuntimeException e) {
			log.append("{" + e.getMessage() + (e.getCause() == null ? "" : e.getCause().getMessage()) + "}");
			return -1;
		} finally {
			log.append("f");
		}
		return 0;
	}

	static int loops() {
		int n = 0;
		outer:
		for (int i = 0; i < 5; i++) {
			try {
				for (int j = 0; j < 5; j++) {
					try {
						if (j == 3)
							continue outer;
						if (i == 3)
							break outer;
						n += 1;
					} finally {
						n += 100;
					}
				}
			} finally {
				n += 10000;
			}
		}
		return n;
	}

	public static void main(String[] args) {
		for (int how = 0; how <= 4; how++) {
			log.setLength(0);
			try {
				System.out.println(run(how));
			} catch (Error e) {
				System.out.println("error " + e.getMessage());
			}
			System.out.println(log);
		}
		System.out.println(loops());
	}
}
