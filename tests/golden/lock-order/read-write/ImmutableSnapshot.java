// run: scan --only lock-order
// expect: none
// Readers use an immutable list from a volatile field; writers replace it under a private lock and call nothing foreign.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class ImmutableSnapshot {
	public interface Visitor {
		void visit(String route);
	}

	private final Object writeLock = new Object();
	private volatile List<String> routes = Collections.emptyList();

	public void add(String r) {
		synchronized (writeLock) {
			List<String> next = new ArrayList<>(routes);
			next.add(r);
			routes = Collections.unmodifiableList(next);
		}
	}

	public void visit(Visitor v) {
		for (String r : routes)
			v.visit(r);
	}

	public synchronized int count(Visitor v) {
		add("count");
		return routes.size();
	}
}
// corpus: unseen
