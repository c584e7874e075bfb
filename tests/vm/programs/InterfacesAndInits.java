// Order of initialisation with interfaces, default methods, static methods in interfaces, diamonds.
class InterfacesAndInits {
	static int log(String s, int v) {
		System.out.println(s);
		return v;
	}

	interface A {
		int X = log("A", 1);

		default String name() {
			return "A";
		}
	}

	interface B extends A {
		int Y = log("B", 2);

		@Override
		default String name() {
			return "B" + A.super.name();
		}
	}

	interface C extends A {
		int Z = log("C", 3);

		@Override
		default String name() {
			return "C";
		}

		static String hello() {
			return "static";
		}

		private String hidden() {
			return "hidden";
		}

		default String shown() {
			return hidden();
		}
	}

	static class Base {
		static int s = log("Base static", 1);
		int i = log("Base instance", 2);

		Base() {
			System.out.println("Base() " + describe());
		}

		String describe() {
			return "base";
		}
	}

	static class D extends Base implements B, C {
		static int t = log("D static", 3);
		String text = "set";
		final int fixed = 7;

		D() {
			super();
			System.out.println("D() " + describe());
		}

		@Override
		String describe() {
			return "derived " + text + " " + fixed;
		}

		@Override
		public String name() {
			return B.super.name() + C.super.name();
		}
	}

	public static void main(String[] args) {
		System.out.println("main");
		System.out.println(C.hello());
		D d = new D();
		System.out.println(d.name() + d.shown());
		System.out.println(B.Y + A.X);
		Base[] array = { d };
		System.out.println(((A) array[0]).name() + (array[0] instanceof C));
	}
}
