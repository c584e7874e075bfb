// run: scan --only lock-order --library
// expect: lock-order
// ShardRecord.Rebalancer.move: guard component of record Shard a then of Shard b, arguments in any order.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

public class ShardRecord {
	public record Shard(String id, ReentrantLock guard, Map<String, Integer> rows) {
		public Shard(String id) { this(id, new ReentrantLock(), new HashMap<>()); }
	}

	public static final class Rebalancer {
		public void put(Shard s, String k, int v) {
			s.guard().lock();
			try { s.rows().put(k, v); } finally { s.guard().unlock(); }
		}

		public int move(Shard source, Shard target, String key) {
			source.guard().lock();
			try {
				target.guard().lock();
				try {
					Integer v = source.rows().remove(key);
					if (v == null) return -1;
					target.rows().put(key, v);
					return v;
				} finally { target.guard().unlock(); }
			} finally { source.guard().unlock(); }
		}
	}
}
// corpus: unseen
