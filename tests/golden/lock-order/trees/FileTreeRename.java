// run: scan --only lock-order
// expect: none
// Directories are locked from the root downwards; rename holds the one static rename lock and orders two directories by their serial number.
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;

public class FileTreeRename {
	private static final Object RENAME = new Object();
	private static final AtomicLong SERIAL = new AtomicLong();

	private static final class Dir {
		final long serial = SERIAL.incrementAndGet();
		private final Map<String, String> files = new TreeMap<>();
		private final Map<String, Dir> dirs = new TreeMap<>();
	}

	private final Dir root = new Dir();

	private Dir walk(String path) {
		Dir d = root;
		for (String part : path.split("/")) {
			if (part.isEmpty())
				continue;
			synchronized (d) {
				Dir next = d.dirs.get(part);
				if (next == null) {
					next = new Dir();
					d.dirs.put(part, next);
				}
				d = next;
			}
		}
		return d;
	}

	public void write(String dir, String name, String text) {
		Dir d = walk(dir);
		synchronized (d) {
			d.files.put(name, text);
		}
	}

	public String read(String dir, String name) {
		Dir d = walk(dir);
		synchronized (d) {
			return d.files.get(name);
		}
	}

	public boolean rename(String fromDir, String toDir, String name) {
		Dir from = walk(fromDir), to = walk(toDir);
		if (from == to)
			return true;
		Dir first = from.serial < to.serial ? from : to;
		Dir second = first == from ? to : from;
		synchronized (RENAME) {
			synchronized (first) {
				synchronized (second) {
					String text = from.files.remove(name);
					if (text == null)
						return false;
					to.files.put(name, text);
					return true;
				}
			}
		}
	}
}
// corpus: unseen
