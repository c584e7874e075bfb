import java.io.Closeable;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;

public class Exceptions {
	static class Base extends Exception {
		Base(String text, Throwable cause) {
			super(text, cause);
		}
	}

	static class Detailed extends Base {
		final int code;

		Detailed(int code) {
			super("code " + code, null);
			this.code = code;
		}

		@Override
		public synchronized Throwable fillInStackTrace() {
			return this;
		}

		@Override
		public String toString() {
			return "detailed " + code;
		}
	}

	static class Door implements Closeable {
		private final String name;

		Door(String name) {
			this.name = name;
		}

		@Override
		public void close() throws IOException {
			throw new IOException("stuck " + name);
		}
	}

	static void fail(int kind) throws Base, IOException {
		switch (kind) {
		case 0:
			throw new Detailed(7);
		case 1:
			throw new Base("wrapped", new FileNotFoundException("gone"));
		case 2:
			Object o = "text";
			System.out.println((Integer) o);
			return;
		case 3:
			int[] empty = new int[0];
			empty[kind] = 1;
			return;
		case 4:
			String none = null;
			none.length();
			return;
		default:
			try (Door door = new Door("a"); Door other = new Door("b")) {
				System.out.println(1 / (kind - kind));
			}
		}
	}

	static String handle(int kind) {
		try {
			fail(kind);
			return "fine";
		} catch (Detailed e) {
			return e.toString();
		} catch (Base e) {
			return e.getCause().getMessage();
		} catch (ArithmeticException | IOException e) {
			return e.getMessage() + e.getSuppressed().length;
		} catch (RuntimeException e) {
			return e.getClass().getSimpleName();
		} finally {
			count++;
		}
	}

	static int count;

	public static void main(String[] args) {
		for (int kind = 0; kind < 6; kind++)
			System.out.println(handle(kind));
		StringWriter text = new StringWriter();
		new Base("top", new Detailed(1)).printStackTrace(new PrintWriter(text));
		System.out.println(text.toString().contains("Caused by: detailed 1") + " " + count);
		try {
			deep(0);
		} catch (StackOverflowError e) {
			System.out.println("deep");
		}
	}

	static int deep(int n) {
		return n > 500 ? n : deep(n + 1) + 1;
	}
}
