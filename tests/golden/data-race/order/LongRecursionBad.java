// Methods that call their neighbours up and down: what the first one starts may run when the last one returns. That
// fact goes from caller to caller as many times as there are methods, against the order in which they are looked at.
// run: scan --only data-race --witness off
public class LongRecursionBad {
	static int count;
	static final Object lock = new Object();

	static void add() {
		synchronized (lock) {
			count++; // expect: data-race#1 field=LongRecursionBad.count
		}
	}

	static void start() {
		new Thread(LongRecursionBad::add).start();
	}

	static void step1(int n) {
		if (n > 0)
			start();
		if (n > 1)
			step2(n - 1);
	}

	static void step2(int n) {
		if (n > 0)
			step1(n - 1);
		if (n > 1)
			step3(n - 1);
	}

	static void step3(int n) {
		if (n > 0)
			step2(n - 1);
		if (n > 1)
			step4(n - 1);
	}

	static void step4(int n) {
		if (n > 0)
			step3(n - 1);
		if (n > 1)
			step5(n - 1);
	}

	static void step5(int n) {
		if (n > 0)
			step4(n - 1);
		if (n > 1)
			step6(n - 1);
	}

	static void step6(int n) {
		if (n > 0)
			step5(n - 1);
		if (n > 1)
			step7(n - 1);
	}

	static void step7(int n) {
		if (n > 0)
			step6(n - 1);
		if (n > 1)
			step8(n - 1);
	}

	static void step8(int n) {
		if (n > 0)
			step7(n - 1);
		if (n > 1)
			step9(n - 1);
	}

	static void step9(int n) {
		if (n > 0)
			step8(n - 1);
		if (n > 1)
			step10(n - 1);
	}

	static void step10(int n) {
		if (n > 0)
			step9(n - 1);
		if (n > 1)
			step11(n - 1);
	}

	static void step11(int n) {
		if (n > 0)
			step10(n - 1);
		if (n > 1)
			step12(n - 1);
	}

	static void step12(int n) {
		if (n > 0)
			step11(n - 1);
		if (n > 1)
			step13(n - 1);
	}

	static void step13(int n) {
		if (n > 0)
			step12(n - 1);
		if (n > 1)
			step14(n - 1);
	}

	static void step14(int n) {
		if (n > 0)
			step13(n - 1);
		if (n > 1)
			step15(n - 1);
	}

	static void step15(int n) {
		if (n > 0)
			step14(n - 1);
		if (n > 1)
			step16(n - 1);
	}

	static void step16(int n) {
		if (n > 0)
			step15(n - 1);
		if (n > 1)
			step17(n - 1);
	}

	static void step17(int n) {
		if (n > 0)
			step16(n - 1);
		if (n > 1)
			step18(n - 1);
	}

	static void step18(int n) {
		if (n > 0)
			step17(n - 1);
		if (n > 1)
			step19(n - 1);
	}

	static void step19(int n) {
		if (n > 0)
			step18(n - 1);
		if (n > 1)
			step20(n - 1);
	}

	static void step20(int n) {
		if (n > 0)
			step19(n - 1);
		if (n > 1)
			return;
	}

	public static void main(String[] args) {
		step20(100);
		count++; // expect: data-race#1
		step1(-1);
	}
}
