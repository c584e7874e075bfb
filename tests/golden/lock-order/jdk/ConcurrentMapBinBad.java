// run: scan --only lock-order --library
// expect: lock-order
// The function that a ConcurrentHashMap runs has a bin of the map locked; drop() takes the bin under the own lock.
import java.util.concurrent.ConcurrentHashMap;
public class ConcurrentMapBinBad {
	private final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
	private int n;
	private synchronized int make() { return n++; }
	public int get(String k) { return map.compute(k, (x, y) -> make()); }
	public synchronized void drop(String k) { map.remove(k); }
}
