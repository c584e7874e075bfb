// run: scan --only lock-order --library
// expect: lock-order
// DirNode.addChild locks parent then child; DirNode.path locks child then parent (two DirNode instances).
import java.util.ArrayList;
import java.util.List;

public class DirNode {
	private final String name;
	private DirNode parent;
	private final List<DirNode> children = new ArrayList<>();

	public DirNode(String name) { this.name = name; }

	public synchronized void addChild(DirNode c) {
		children.add(c);
		c.setParent(this);
	}

	private synchronized void setParent(DirNode p) { parent = p; }

	public synchronized String path() {
		if (parent == null) return name;
		return parent.path() + "/" + name;
	}

	public synchronized int size() {
		int n = 1;
		for (DirNode c : children) n += c.size();
		return n;
	}
}
// corpus: unseen
