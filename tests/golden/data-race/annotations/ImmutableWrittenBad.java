// Declared immutable, and written by a setter while another thread reads: declarations do not help.
// run: scan --only data-race
// expect: data-race field=ImmutableWrittenBad$Rate.cents severity=high
public class ImmutableWrittenBad {
	@interface Immutable {
	}

	@Immutable
	static class Rate {
		private int cents;

		Rate(int cents) {
			this.cents = cents;
		}

		void raise() {
			cents++;
		}
	}

	public static void main(String[] args) {
		Rate rate = new Rate(5);
		new Thread(rate::raise).start();
		System.out.println(rate.cents);
	}
}
