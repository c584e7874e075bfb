// members is a plain ArrayList, joined by handler threads and iterated by broadcasts.
// run: scan --only data-race
// expect: data-race field=ChatRoomBad.members
import java.util.*;
import java.util.concurrent.*;
public class ChatRoomBad {
	private final List<String> members = new ArrayList<>();
	private final Queue<String> outbox = new ConcurrentLinkedQueue<>();
	void join(String name) { members.add(name); }
	void broadcast(String text) {
		for (String m : members)
			outbox.add(m + ": " + text);
	}
	public static void main(String[] args) {
		ChatRoomBad room = new ChatRoomBad();
		ExecutorService pool = Executors.newCachedThreadPool();
		pool.execute(() -> room.join("ann"));
		pool.execute(() -> { room.join("bob"); room.broadcast("hi"); });
		pool.shutdown();
	}
}
// corpus: unseen25
