// A lock that is 60 calls below another one: a finding, or a line in limits.
// run: scan --only lock-order --level procedural
// run: scan --only lock-order --level procedural --library --entries non-private
// expect: lock-order locks=Calls60$A,Calls60$B
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
public class Calls60 {
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
			m13(b);
		}

		void m13(B b) {
			m14(b);
		}

		void m14(B b) {
			m15(b);
		}

		void m15(B b) {
			m16(b);
		}

		void m16(B b) {
			m17(b);
		}

		void m17(B b) {
			m18(b);
		}

		void m18(B b) {
			m19(b);
		}

		void m19(B b) {
			m20(b);
		}

		void m20(B b) {
			m21(b);
		}

		void m21(B b) {
			m22(b);
		}

		void m22(B b) {
			m23(b);
		}

		void m23(B b) {
			m24(b);
		}

		void m24(B b) {
			m25(b);
		}

		void m25(B b) {
			m26(b);
		}

		void m26(B b) {
			m27(b);
		}

		void m27(B b) {
			m28(b);
		}

		void m28(B b) {
			m29(b);
		}

		void m29(B b) {
			m30(b);
		}

		void m30(B b) {
			m31(b);
		}

		void m31(B b) {
			m32(b);
		}

		void m32(B b) {
			m33(b);
		}

		void m33(B b) {
			m34(b);
		}

		void m34(B b) {
			m35(b);
		}

		void m35(B b) {
			m36(b);
		}

		void m36(B b) {
			m37(b);
		}

		void m37(B b) {
			m38(b);
		}

		void m38(B b) {
			m39(b);
		}

		void m39(B b) {
			m40(b);
		}

		void m40(B b) {
			m41(b);
		}

		void m41(B b) {
			m42(b);
		}

		void m42(B b) {
			m43(b);
		}

		void m43(B b) {
			m44(b);
		}

		void m44(B b) {
			m45(b);
		}

		void m45(B b) {
			m46(b);
		}

		void m46(B b) {
			m47(b);
		}

		void m47(B b) {
			m48(b);
		}

		void m48(B b) {
			m49(b);
		}

		void m49(B b) {
			m50(b);
		}

		void m50(B b) {
			m51(b);
		}

		void m51(B b) {
			m52(b);
		}

		void m52(B b) {
			m53(b);
		}

		void m53(B b) {
			m54(b);
		}

		void m54(B b) {
			m55(b);
		}

		void m55(B b) {
			m56(b);
		}

		void m56(B b) {
			m57(b);
		}

		void m57(B b) {
			m58(b);
		}

		void m58(B b) {
			m59(b);
		}

		void m59(B b) {
			m60(b);
		}

		void m60(B b) {
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
