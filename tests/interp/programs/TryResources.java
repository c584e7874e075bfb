// try-with-resources: order of closing, suppressed exceptions, null resources.
public class TryResources {
	static class Resource implements AutoCloseable {
		final String name;
		final boolean fails;

		Resource(String name, boolean fails) {
			this.name = name;
			this.fails = fails;
			System.out.println("open " + name);
			if (name.equals("bad"))
				throw new IllegalArgumentException("cannot open");
		}

		@Override
		public void close() {
			System.out.println("close " + name);
			if (fails)
				throw new IllegalStateException("closing " + name);
		}
	}

	static int use(boolean f1, boolean f2, boolean body, String last) {
		try (Resource a = new Resource("a", f1); Resource b = new Resource("b", f2); Resource c = new Resource(last, false)) {
			System.out.println("body " + a.name + b.name + c.name);
			if (body)
				throw new RuntimeException("body");
			return 1;
		} catch (RuntimeException e) {
			System.out.println("caught " + e.getMessage());
			for (Throwable s : e.getSuppressed())
				System.out.println("suppressed " + s.getMessage());
			return 2;
		} finally {
			System.out.println("finally");
		}
	}

	public static void main(String[] args) {
		System.out.println(use(false, false, false, "c"));
		System.out.println(use(false, true, false, "c"));
		System.out.println(use(true, true, true, "c"));
		System.out.println(use(false, true, false, "bad"));
		try (Resource none = null) {
			System.out.println("null is fine " + none);
		}
		Resource outer = new Resource("outer", false);
		try (outer) {
			System.out.println("effectively final");
		}
	}
}
