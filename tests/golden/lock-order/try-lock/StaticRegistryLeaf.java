// run: scan --only lock-order --library
// expect: none
// Instance monitors are taken before the static registry lock, and the registry calls no instance while locked.
import java.util.ArrayList;
import java.util.List;

public class StaticRegistryLeaf {
	private static final Object REG = new Object();
	private static final List<StaticRegistryLeaf> OPEN = new ArrayList<>();
	private boolean open;
	private int ops;

	public synchronized void open() {
		if (open) return;
		open = true;
		synchronized (REG) { OPEN.add(this); }
	}

	public synchronized void close() {
		if (!open) return;
		open = false;
		synchronized (REG) { OPEN.remove(this); }
	}

	public synchronized void op() { if (open) ops++; }

	public static void closeAll() {
		List<StaticRegistryLeaf> copy;
		synchronized (REG) { copy = new ArrayList<>(OPEN); }
		for (StaticRegistryLeaf s : copy) s.close();
	}

	public static int count() { synchronized (REG) { return OPEN.size(); } }
}
// corpus: unseen
