// run: scan --only lock-order --library
// expect: none
// The other object (Rates) is immutable and has no lock, so only one monitor is involved.
import java.util.Map;

public class ImmutableRates {
	public static final class Rates {
		private final Map<String, Double> byCode;
		public Rates(Map<String, Double> m) { byCode = Map.copyOf(m); }
		public double rate(String code) { return byCode.getOrDefault(code, 1.0); }
		public Rates with(String code, double r) {
			Map<String, Double> m = new java.util.HashMap<>(byCode);
			m.put(code, r);
			return new Rates(m);
		}
	}

	private Rates rates = new Rates(Map.of("EUR", 1.0));
	private double turnover;

	public synchronized double convert(String from, String to, double amount) {
		double v = amount * rates.rate(from) / rates.rate(to);
		turnover += v;
		return v;
	}

	public synchronized void update(String code, double r) { rates = rates.with(code, r); }
	public synchronized double compareTurnover(Rates other) { return turnover * other.rate("EUR"); }
}
// corpus: unseen
