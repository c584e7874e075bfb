// States of a state machine, each of which names the states before it: one knot, one finding.
// run: scan --only lock-order
// expect: lock-order severity=high
class KnotBad {
	static class State {
		final String name;

		State(String name) {
			this.name = name;
		}
	}

	static class New extends State {
		static final New IT = new New();
		static final State[] BEFORE = { Online.IT, Gone.IT };

		New() {
			super("new");
		}
	}

	static class Online extends State {
		static final Online IT = new Online();
		static final State[] BEFORE = { New.IT, Gone.IT };

		Online() {
			super("online");
		}
	}

	static class Gone extends State {
		static final Gone IT = new Gone();
		static final State[] BEFORE = { New.IT, Online.IT };

		Gone() {
			super("gone");
		}
	}

	public static void main(String[] args) {
		new Thread(() -> System.out.println(New.BEFORE.length)).start();
		new Thread(() -> System.out.println(Online.BEFORE.length)).start();
		new Thread(() -> System.out.println(Gone.BEFORE.length)).start();
	}
}
