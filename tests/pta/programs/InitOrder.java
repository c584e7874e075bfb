public class InitOrder {
	static class Base {
		static final StringBuilder log = new StringBuilder("base ");
		static int n = start();

		static int start() {
			return 1;
		}

		Base() {
			init();
		}

		void init() {
			log.append("b");
		}
	}

	static class Derived extends Base {
		static final Object LOCK = make();
		private String text = "t";

		static Object make() {
			log.append("derived ");
			return new Object();
		}

		@Override
		void init() {
			log.append(text == null ? "null" : text);
		}
	}

	interface Constants {
		Object SHARED = Registry.register("constants");

		default int five() {
			return 5;
		}
	}

	static class Registry {
		static Object register(String name) {
			Base.log.append(name);
			return name;
		}
	}

	static class Impl implements Constants {
		{
			Base.log.append(" block ");
		}
	}

	static class Broken {
		static final int value = Integer.parseInt(text());

		static String text() {
			return "x";
		}
	}

	public static void main(String[] args) {
		new Derived();
		System.out.println(new Impl().five() + Base.n);
		try {
			System.out.println(Broken.value);
		} catch (ExceptionInInitializerError e) {
			System.out.println(e.getCause() instanceof NumberFormatException);
		}
		System.out.println(Base.log);
	}
}
