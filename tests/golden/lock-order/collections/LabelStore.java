// run: scan --only lock-order --library
// expect: lock-order
// LabelStore: lockNames/lockIds wrappers; define takes names then ids, purge takes ids then names.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

public class LabelStore {
	private final ReentrantLock names = new ReentrantLock();
	private final ReentrantLock ids = new ReentrantLock();
	private final Map<String, Integer> byName = new HashMap<>();
	private final Map<Integer, String> byId = new HashMap<>();

	private void lockNames() { names.lock(); }
	private void unlockNames() { names.unlock(); }
	private void lockIds() { ids.lock(); }
	private void unlockIds() { ids.unlock(); }

	public int define(String label) {
		lockNames();
		try {
			lockIds();
			try {
				int id = byId.size();
				byId.put(id, label);
				byName.put(label, id);
				return id;
			} finally { unlockIds(); }
		} finally { unlockNames(); }
	}

	public void purge(int id) {
		lockIds();
		try {
			String l = byId.remove(id);
			lockNames();
			try { byName.remove(l); } finally { unlockNames(); }
		} finally { unlockIds(); }
	}
}
// corpus: unseen
