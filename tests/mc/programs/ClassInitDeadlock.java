// check: deadlock
// Two classes whose initialisers need each other.
public class ClassInitDeadlock {
	static class A {
		static final Object B_THING = B.thing();

		static Object thing() {
			return "a";
		}
	}

	static class B {
		static final Object A_THING = A.thing();

		static Object thing() {
			return "b";
		}
	}

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> A.thing());
		t.start();
		B.thing();
		t.join();
	}
}
