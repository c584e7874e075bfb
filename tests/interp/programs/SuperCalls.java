// Overriding, super calls over several levels, hiding of fields and static methods, constructors that call out.
public class SuperCalls {
	static class A {
		String f = "A.f";
		static String s() {
			return "A.s";
		}

		A() {
			System.out.println("A() sees " + name());
		}

		String name() {
			return "A";
		}

		String chain(int n) {
			return "A" + n;
		}

		private String hidden() {
			return "A.hidden";
		}

		String callHidden() {
			return hidden();
		}
	}

	static class B extends A {
		String f = "B.f";
		final String given;

		static String s() {
			return "B.s";
		}

		B(String given) {
			super();
			this.given = given;
			System.out.println("B() sees " + name());
		}

		B() {
			this("default");
		}

		@Override
		String name() {
			return "B:" + given;
		}

		String hidden() {
			return "B.hidden";
		}
	}

	static class C extends B {
		C() {
			super("from C");
		}

		@Override
		String chain(int n) {
			return n == 0 ? super.chain(n) : "C" + chain(n - 1);
		}

		@Override
		String name() {
			return "C/" + super.name();
		}

		String fields() {
			return f + " " + super.f + " " + ((A) this).f;
		}
	}

	public static void main(String[] args) {
		C c = new C();
		A a = c;
		System.out.println(a.name() + " " + a.chain(3) + " " + a.f + " " + ((B) a).f + " " + c.fields());
		System.out.println(a.callHidden() + " " + c.hidden() + " " + A.s() + " " + B.s() + " " + C.s());
		System.out.println(new B().name() + " " + new A().chain(9));
	}
}
