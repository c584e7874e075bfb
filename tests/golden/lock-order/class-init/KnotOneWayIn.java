// All threads come to the knot by the same class: who is second there waits until all are done. The
// finding is there for whoever uses the others one day, and low.
// run: scan --only lock-order
// expect: lock-order severity=low
class KnotOneWayIn {
	static class New {
		static final New IT = new New();
		static final Object[] BEFORE = { Online.IT, Gone.IT };
	}

	static class Online {
		static final Online IT = new Online();
		static final Object[] BEFORE = { New.IT, Gone.IT };
	}

	static class Gone {
		static final Gone IT = new Gone();
		static final Object[] BEFORE = { New.IT, Online.IT };
	}

	public static void main(String[] args) {
		new Thread(() -> System.out.println(New.BEFORE.length)).start();
		new Thread(() -> System.out.println(New.BEFORE.length)).start();
	}
}
