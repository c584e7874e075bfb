// Printed traces: causes, suppressed, common frames, constructors, lambdas, static initialisers, native calls.
import java.util.List;

class StackTraces {
	static class Mine extends Exception {
		Mine(String message, Throwable cause) {
			super(message, cause);
		}

		@Override
		public String getLocalizedMessage() {
			return "localized " + getMessage();
		}
	}

	static class Resource implements AutoCloseable {
		@Override
		public void close() throws Exception {
			throw new IllegalStateException("close");
		}
	}

	static class Init {
		static int x = Integer.parseInt("x1");
	}

	static class Made {
		Made() {
			throw new UnsupportedOperationException("made");
		}
	}

	static void a(int n) throws Mine {
		try {
			b(n);
		} catch (RuntimeException e) {
			throw new Mine("a" + n, e);
		}
	}

	static void b(int n) {
		List.of(1, 2, 3).forEach(i -> {
			if (i == n) {
				throw new IndexOutOfBoundsException(i);
			}
		});
	}

	public static void main(String[] args) throws Exception {
		try {
			a(2);
		} catch (Mine e) {
			e.printStackTrace(System.out);
		}
		try (Resource r = new Resource()) {
			a(3);
		} catch (Exception e) {
			e.printStackTrace(System.out);
		}
		try {
			System.out.println(Init.x);
		} catch (ExceptionInInitializerError e) {
			e.printStackTrace(System.out);
		}
		try {
			new Made();
		} catch (UnsupportedOperationException e) {
			e.printStackTrace(System.out);
		}
		try {
			Object[] array = new Integer[1];
			array[0] = "x";
		} catch (ArrayStoreException e) {
			e.printStackTrace(System.out);
		}
		try {
			System.arraycopy(new int[2], 0, new int[1], 0, 2);
		} catch (IndexOutOfBoundsException e) {
			e.printStackTrace(System.out);
		}
		Throwable own = new Throwable("no trace", null, false, false) { };
		own.printStackTrace(System.out);
		Exception circular = new Exception("one");
		circular.initCause(new Exception("two", circular));
		circular.printStackTrace(System.out);
		StackTraceElement element = new StackTraceElement("a.B", "c", "B.java", 5);
		Exception set = new Exception("set");
		set.setStackTrace(new StackTraceElement[] { element });
		set.printStackTrace(System.out);
		throw new Mine("last", new Error("cause"));
	}
}
