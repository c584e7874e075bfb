import java.io.IOException;

// Rethrowing, precise rethrow, multi-catch, causes, handlers that throw.
public class Rethrow {
	static void precise(int how) throws IOException, InterruptedException {
		try {
			if (how == 0)
				throw new IOException("io");
			if (how == 1)
				throw new InterruptedException("stop");
		} catch (final Exception e) {
			System.out.println("seen " + e);
			throw e;
		}
	}

	static String multi(int how) {
		try {
			precise(how);
			Object o = how == 2 ? "text" : null;
			return "" + ((Integer) o).intValue();
		} catch (IOException | InterruptedException e) {
			return e.getClass().getName();
		} catch (ClassCastException e) {
			return "cast";
		} catch (RuntimeException e) {
			return "runtime " + e.getClass().getSimpleName();
		}
	}

	static class Custom extends Exception {
		final int code;

		Custom(String message, Throwable cause, int code) {
			super(message, cause);
			this.code = code;
		}

		@Override
		public String toString() {
			return "Custom#" + code + ": " + getMessage();
		}
	}

	static void wraps(int depth) throws Custom {
		try {
			if (depth == 0)
				throw new ArithmeticException("bottom");
			wraps(depth - 1);
		} catch (Custom | ArithmeticException e) {
			throw new Custom("level " + depth, e, depth);
		}
	}

	public static void main(String[] args) {
		for (int how = 0; how < 4; how++)
			System.out.println(multi(how));
		try {
			wraps(3);
		} catch (Custom e) {
			for (Throwable t = e; t != null; t = t.getCause())
				System.out.println(t);
		}
		try {
			try {
				throw new RuntimeException("first");
			} catch (RuntimeException e) {
				throw new RuntimeException("in handler", e);
			}
		} catch (RuntimeException e) {
			System.out.println(e.getMessage() + " < " + e.getCause().getMessage());
		}
	}
}
