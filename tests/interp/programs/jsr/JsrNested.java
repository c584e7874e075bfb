// Subroutines that call subroutines, in loops, left by break and continue.
public class JsrNested {
	static StringBuffer log = new StringBuffer();

	static int nested(int how) {
		try {
			try {
				try {
					if (how == 0)
						return 1;
					if (how == 1)
						throw new IllegalStateException("x");
					log.append('a');
				} finally {
					log.append('1');
					if (how == 2)
						throw new IllegalArgumentException("from inner finally");
				}
				log.append('b');
			} finally {
				try {
					log.append('2');
					if (how == 3)
						throw new RuntimeException("in finally");
				} catch (RuntimeException e) {
					log.append("(" + e.getMessage() + ")");
				} finally {
					log.append('3');
				}
			}
			log.append('c');
		} catch (IllegalStateException e) {
			log.append(e.getMessage());
			return 2;
		} finally {
			log.append('4');
		}
		return 3;
	}

	static int loops(int limit) {
		int n = 0;
		outer:
		for (int i = 0; i < 6; i++) {
			try {
				for (int j = 0; j < 6; j++) {
					try {
						if (j == 4)
							continue outer;
						if (i == limit)
							break outer;
						if (j % 2 == 1)
							continue;
						n += 1;
					} finally {
						n += 10;
					}
					n += 100;
				}
			} finally {
				n += 1000;
			}
		}
		return n;
	}

	public static void main(String[] args) {
		for (int i = 0; i < 5; i++) {
			log.setLength(0);
			try {
				System.out.println(nested(i));
			} catch (RuntimeException e) {
				System.out.println(e);
			}
			System.out.println(log);
		}
		for (int i = 0; i < 7; i += 3)
			System.out.println(loops(i));
	}
}
