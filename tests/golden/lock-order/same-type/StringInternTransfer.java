// run: scan --only lock-order
// expect: lock-order
// transfer locks the interned account numbers of the caller, first the source and then the target.
import java.util.HashMap;
import java.util.Map;

public class StringInternTransfer {
	private final Map<String, Long> balances = new java.util.concurrent.ConcurrentHashMap<>(new HashMap<>());

	public void transfer(String from, String to, long n) {
		synchronized (from.intern()) {
			synchronized (to.intern()) {
				balances.merge(from, -n, Long::sum);
				balances.merge(to, n, Long::sum);
			}
		}
	}
}
// corpus: unseen
