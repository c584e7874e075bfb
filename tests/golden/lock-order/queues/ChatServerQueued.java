// run: scan --only lock-order
// expect: none
// Rooms put messages into lock-free queues of the clients, and disconnect leaves the room after the client's block.
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

public class ChatServerQueued {
	static class Client {
		private final String name;
		private final Queue<String> outbox = new ConcurrentLinkedQueue<>();
		private Room room;

		Client(String name) {
			this.name = name;
		}

		synchronized void enter(Room r) {
			room = r;
		}

		void send(String m) {
			outbox.add(m);
			if (outbox.size() > 20)
				outbox.poll();
		}

		void disconnect() {
			Room r;
			synchronized (this) {
				r = room;
				room = null;
			}
			outbox.clear();
			if (r != null)
				r.leave(this);
		}
	}

	static class Room {
		private final List<Client> members = new ArrayList<>();

		void join(Client c) {
			synchronized (this) {
				members.add(c);
			}
			c.enter(this);
		}

		synchronized void leave(Client c) {
			members.remove(c);
		}

		synchronized void broadcast(String m) {
			for (Client c : members)
				c.send(m);
		}
	}

	public static void main(String[] args) {
		Room lobby = new Room();
		Client bob = new Client("bob");
		lobby.join(bob);
		new Thread(() -> {
			for (int i = 0; i < 100000; i++)
				lobby.broadcast("hello " + i);
		}).start();
		new Thread(() -> {
			for (int i = 0; i < 100000; i++) {
				bob.disconnect();
				lobby.join(bob);
			}
		}).start();
	}
}
// corpus: unseen
