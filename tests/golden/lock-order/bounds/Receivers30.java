// A receiver that may be of 30 classes, one of which locks: a finding, or a line in limits.
// run: scan -v --only atomicity
// out: ...
// out: not complete: atomicity: of the methods that a call may run, if they are more than 6, not all were followed: 1 call under a lock
// out: no findings, but not complete (see above), in ...
// run: scan --only lock-order --level procedural
// out: note: ...
// out:
// out: not complete: lock-order: level procedural: methods of subclasses that a call may run were not followed: 1 call under a lock
// out: no findings, but not complete (see above), in ...
// run: scan --only lock-order --level procedural --library --entries non-private
// out: not complete: lock-order: level procedural: methods of subclasses that a call may run were not followed: 1 call under a lock
// out: no findings, but not complete (see above), in ...
// run: scan --only lock-order --level quick
// out: note: ...
// out:
// out: not complete: lock-order: of the methods that a call may run, if they are more than 6, not all were followed: 1 call under a lock
// out: no findings, but not complete (see above), in ...
// run: scan --only lock-order --level precise
// out: note: ...
// out:
// out: not complete: lock-order: of the methods that a call may run, if they are more than 6, not all were followed: 1 call under a lock
// out: no findings, but not complete (see above), in ...
// run: scan --only lock-order --level quick --library --entries non-private
// out: not complete: lock-order: of the methods that a call may run, if they are more than 6, not all were followed: 1 call under a lock
// out: no findings, but not complete (see above), in ...
// run: scan --only lock-order --level precise --library --entries non-private
// out: not complete: lock-order: of the methods that a call may run, if they are more than 6, not all were followed: 1 call under a lock
// out: no findings, but not complete (see above), in ...
import java.util.concurrent.ThreadLocalRandom;

public class Receivers30 {
	interface Step {
		void run(B b);
	}

	static class S1 implements Step {
		public void run(B b) {
		}
	}

	static class S2 implements Step {
		public void run(B b) {
		}
	}

	static class S3 implements Step {
		public void run(B b) {
		}
	}

	static class S4 implements Step {
		public void run(B b) {
		}
	}

	static class S5 implements Step {
		public void run(B b) {
		}
	}

	static class S6 implements Step {
		public void run(B b) {
		}
	}

	static class S7 implements Step {
		public void run(B b) {
		}
	}

	static class S8 implements Step {
		public void run(B b) {
		}
	}

	static class S9 implements Step {
		public void run(B b) {
		}
	}

	static class S10 implements Step {
		public void run(B b) {
		}
	}

	static class S11 implements Step {
		public void run(B b) {
		}
	}

	static class S12 implements Step {
		public void run(B b) {
		}
	}

	static class S13 implements Step {
		public void run(B b) {
		}
	}

	static class S14 implements Step {
		public void run(B b) {
		}
	}

	static class S15 implements Step {
		public void run(B b) {
		}
	}

	static class S16 implements Step {
		public void run(B b) {
		}
	}

	static class S17 implements Step {
		public void run(B b) {
		}
	}

	static class S18 implements Step {
		public void run(B b) {
		}
	}

	static class S19 implements Step {
		public void run(B b) {
		}
	}

	static class S20 implements Step {
		public void run(B b) {
		}
	}

	static class S21 implements Step {
		public void run(B b) {
		}
	}

	static class S22 implements Step {
		public void run(B b) {
		}
	}

	static class S23 implements Step {
		public void run(B b) {
		}
	}

	static class S24 implements Step {
		public void run(B b) {
		}
	}

	static class S25 implements Step {
		public void run(B b) {
		}
	}

	static class S26 implements Step {
		public void run(B b) {
		}
	}

	static class S27 implements Step {
		public void run(B b) {
		}
	}

	static class S28 implements Step {
		public void run(B b) {
		}
	}

	static class S29 implements Step {
		public void run(B b) {
		}
	}

	static class S30 implements Step {
		public void run(B b) {
			b.g();
		}
	}

	static class A {
		synchronized void f(Step step, B b) {
			step.run(b);
		}

		synchronized void g() {
		}
	}

	static class B {
		synchronized void f(A a) {
			a.g();
		}

		synchronized void g() {
		}
	}

	static Step any() {
		switch (ThreadLocalRandom.current().nextInt()) {
		case 1:
			return new S1();
		case 2:
			return new S2();
		case 3:
			return new S3();
		case 4:
			return new S4();
		case 5:
			return new S5();
		case 6:
			return new S6();
		case 7:
			return new S7();
		case 8:
			return new S8();
		case 9:
			return new S9();
		case 10:
			return new S10();
		case 11:
			return new S11();
		case 12:
			return new S12();
		case 13:
			return new S13();
		case 14:
			return new S14();
		case 15:
			return new S15();
		case 16:
			return new S16();
		case 17:
			return new S17();
		case 18:
			return new S18();
		case 19:
			return new S19();
		case 20:
			return new S20();
		case 21:
			return new S21();
		case 22:
			return new S22();
		case 23:
			return new S23();
		case 24:
			return new S24();
		case 25:
			return new S25();
		case 26:
			return new S26();
		case 27:
			return new S27();
		case 28:
			return new S28();
		case 29:
			return new S29();
		default:
			return new S30();
		}
	}

	public static void main(String[] args) {
		A a = new A();
		B b = new B();
		new Thread(() -> a.f(any(), b)).start();
		new Thread(() -> b.f(a)).start();
	}
}
