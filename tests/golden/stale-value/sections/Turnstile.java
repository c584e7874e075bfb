// A lock that the library has made for itself, by whatever name: it is passed before both steps and given back however
// they end. Whom it keeps out is not known, so that it is a doubt. Where it is not given back after an exception, or
// given back in between, nothing is kept out.
// run: scan --library
import java.util.concurrent.atomic.AtomicLong;

public class Turnstile {
	static final class Gate {
		private boolean inside;

		synchronized void pass() throws InterruptedException {
			while (inside)
				wait();
			inside = true;
		}

		synchronized void back() {
			inside = false;
			notify();
		}
	}

	public static class Seats {
		private final Gate gate = new Gate();
		private final AtomicLong free = new AtomicLong(10);

		public void book(long n) throws InterruptedException {
			gate.pass();
			try {
				long now = free.get();
				if (now >= n)
					free.set(now - n); // expect: stale-value severity=low method=Turnstile$Seats.book
			} finally {
				gate.back();
			}
		}
	}

	public static class Stools {
		private final Gate gate = new Gate();
		private final AtomicLong free = new AtomicLong(10);

		public void book(long n) throws InterruptedException {
			gate.pass();
			long now = free.get();
			gate.back();
			gate.pass();
			try {
				if (now >= n)
					free.set(now - n); // expect: stale-value severity=medium method=Turnstile$Stools.book
			} finally {
				gate.back();
			}
		}
	}
}
