// A receiver that may be of 10 classes, one of which locks: a finding, or a line in limits.
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
// out: 1 of low severity, shown with --min-severity low
// out: 1 finding (1 low) in ...
// run: scan --only lock-order --level precise
// out: note: ...
// out:
// out: 1 of low severity, shown with --min-severity low
// out: 1 finding (1 low) in ...
// run: scan --only lock-order --level quick --library --entries non-private
// out: not complete: lock-order: of the methods that a call may run, if they are more than 6, not all were followed: 1 call under a lock
// out: no findings, but not complete (see above), in ...
// run: scan --only lock-order --level precise --library --entries non-private
// out: not complete: lock-order: of the methods that a call may run, if they are more than 6, not all were followed: 1 call under a lock
// out: no findings, but not complete (see above), in ...
import java.util.concurrent.ThreadLocalRandom;

public class Receivers10 {
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
		default:
			return new S10();
		}
	}

	public static void main(String[] args) {
		A a = new A();
		B b = new B();
		new Thread(() -> a.f(any(), b)).start();
		new Thread(() -> b.f(a)).start();
	}
}
