// The order of static and instance initialisers, and what is initialised when.
public class InitOrder {
	static StringBuilder log = new StringBuilder();

	static int say(String s) {
		log.append(s).append(' ');
		return s.length();
	}

	static class Parent {
		static int ps = say("Parent.static");
		int pi = say("Parent.instance");

		static {
			say("Parent.block");
		}

		Parent() {
			say("Parent()");
			init();
		}

		void init() {
			say("Parent.init");
		}
	}

	static class Child extends Parent {
		static final int CONSTANT = 5;
		static final Integer BOXED = say("Child.boxed");
		int early = 7;
		int ci = say("Child.instance");
		{
			say("Child.block");
		}

		Child() {
			say("Child()" + early);
		}

		@Override
		void init() {
			say("Child.init" + early);
			early = 9;
		}
	}

	interface WithDefault {
		int X = say("WithDefault");

		default void m() {
		}
	}

	interface Without {
		int Y = say("Without");
	}

	static class Implements implements WithDefault, Without {
		static {
			say("Implements");
		}
	}

	static class Lazy {
		static {
			say("Lazy");
		}

		static void touch() {
		}
	}

	static class Fails {
		static int v = 1;
		static {
			say("Fails");
			if (v == 1)
				throw new IllegalStateException("broken");
		}
	}

	static class Cyclic1 {
		static int a = 1 + Cyclic2.b;
	}

	static class Cyclic2 {
		static int b = 10 + Cyclic1.a;
	}

	static void flush() {
		System.out.println(log);
		log.setLength(0);
	}

	public static void main(String[] args) {
		System.out.println(Child.CONSTANT);
		flush();
		new Child();
		flush();
		new Child();
		flush();
		new Implements();
		flush();
		System.out.println(Without.Y);
		flush();
		Lazy[] none = new Lazy[3];
		Class<?> c = Lazy.class;
		flush();
		Lazy.touch();
		flush();
		for (int i = 0; i < 2; i++) {
			try {
				System.out.println(Fails.v);
			} catch (ExceptionInInitializerError e) {
				System.out.println("first " + e.getCause().getMessage());
			} catch (NoClassDefFoundError e) {
				System.out.println("second");
			}
		}
		flush();
		System.out.println(Cyclic1.a + " " + Cyclic2.b + " " + c.getName() + none.length);
	}
}
