// A read-write lock guards the list.
// run: scan --only data-race
// expect: none
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
public class ChatRoomOk {
	private final List<String> members = new ArrayList<>();
	private final Queue<String> outbox = new ConcurrentLinkedQueue<>();
	private final ReadWriteLock lock = new ReentrantReadWriteLock();
	void join(String name) {
		Lock w = lock.writeLock();
		w.lock();
		try { members.add(name); } finally { w.unlock(); }
	}
	void broadcast(String text) {
		lock.readLock().lock();
		try {
			for (String m : members)
				outbox.add(m + ": " + text);
		} finally { lock.readLock().unlock(); }
	}
	public static void main(String[] args) {
		ChatRoomOk room = new ChatRoomOk();
		ExecutorService pool = Executors.newCachedThreadPool();
		pool.execute(() -> room.join("ann"));
		pool.execute(() -> { room.join("bob"); room.broadcast("hi"); });
		pool.shutdown();
	}
}
// corpus: unseen25
