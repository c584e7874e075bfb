// run: scan --only lock-order --library
// expect: lock-order locks=AnyKeyLow,AnyKeyLow severity=low
// The key may be any object; that it is such a table again is possible and far-fetched.
import java.util.Hashtable;

public class AnyKeyLow extends Hashtable<Object, Object> {
	private int changes;

	@Override public synchronized Object put(Object key, Object value) {
		changes++;
		return super.put(key, value);
	}
}
