// A lock that is 12 calls below another one: a finding, or a line in limits.
// run: scan --only lock-order --level procedural
// run: scan --only lock-order --level procedural --library --entries non-private
// expect: lock-order locks=Calls12$A,Calls12$B
// run: scan --only lock-order --level quick
// out: note: ...
// out:
// out: not complete: lock-order: locks more than 9 calls below a held lock were not followed: 1 way to a lock
// out: no findings, but not complete (see above), in ...
// run: scan --only lock-order --level precise
// out: note: ...
// out:
// out: not complete: lock-order: locks more than 9 calls below a held lock were not followed: 1 way to a lock
// out: no findings, but not complete (see above), in ...
// run: scan --only lock-order --level quick --library --entries non-private
// out: not complete: lock-order: locks more than 9 calls below a held lock were not followed: 1 way to a lock
// out: no findings, but not complete (see above), in ...
// run: scan --only lock-order --level precise --library --entries non-private
// out: not complete: lock-order: locks more than 9 calls below a held lock were not followed: 1 way to a lock
// out: no findings, but not complete (see above), in ...
// run: scan --only lock-order -f xml
// out: ...
// out: <Limit kind="bound" phase="lock-order">locks more than 9 calls below a held lock were not followed: 1 way to a lock</Limit>
// out: ...
// run: scan --only lock-order -f json
// out: ...
// out: ..."phase": "lock-order", "message": "locks more than 9 calls below a held lock were not followed: 1 way to a lock", "count": 1}...
// out: ...
public class Calls12 {
	static class A {
		synchronized void f(B b) {
			m1(b);
		}

		synchronized void g() {
		}

		void m1(B b) {
			m2(b);
		}

		void m2(B b) {
			m3(b);
		}

		void m3(B b) {
			m4(b);
		}

		void m4(B b) {
			m5(b);
		}

		void m5(B b) {
			m6(b);
		}

		void m6(B b) {
			m7(b);
		}

		void m7(B b) {
			m8(b);
		}

		void m8(B b) {
			m9(b);
		}

		void m9(B b) {
			m10(b);
		}

		void m10(B b) {
			m11(b);
		}

		void m11(B b) {
			m12(b);
		}

		void m12(B b) {
			b.g();
		}
	}

	static class B {
		synchronized void f(A a) {
			a.g();
		}

		synchronized void g() {
		}
	}

	public static void main(String[] args) {
		A a = new A();
		B b = new B();
		new Thread(() -> a.f(b)).start();
		new Thread(() -> b.f(a)).start();
	}
}
