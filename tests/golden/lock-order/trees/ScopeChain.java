// run: scan --only lock-order --library
// expect: none
// The parent is final and fixed at construction, so monitors are only nested from child to ancestor in an acyclic chain.
import java.util.HashMap;
import java.util.Map;

public final class ScopeChain {
	private final ScopeChain parent;
	private final Map<String, Object> vars = new HashMap<>();

	public ScopeChain() { this(null); }
	private ScopeChain(ScopeChain parent) { this.parent = parent; }

	public ScopeChain child() { return new ScopeChain(this); }

	public synchronized void define(String name, Object v) { vars.put(name, v); }

	public synchronized Object resolve(String name) {
		Object v = vars.get(name);
		if (v != null) return v;
		return parent == null ? null : parent.resolve(name);
	}

	public synchronized int depth() {
		return parent == null ? 0 : 1 + parent.depth();
	}
}
// corpus: unseen
