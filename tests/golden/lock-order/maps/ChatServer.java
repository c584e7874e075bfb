// run: scan --only lock-order
// expect: lock-order
// Room.broadcast holds the room and locks each client to send; Client.disconnect holds the client and locks the room to leave it.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class ChatServer {
	static class Message {
		final String from, text;
		Message(String from, String text) {
			this.from = from;
			this.text = text;
		}
		@Override public String toString() {
			return from + ": " + text;
		}
	}

	static class Client {
		private final String name;
		private final Deque<Message> outbox = new ArrayDeque<>();
		private Room room;
		private boolean connected = true;

		Client(String name) {
			this.name = name;
		}

		String name() {
			return name;
		}

		synchronized void enter(Room r) {
			room = r;
			connected = true;
		}

		synchronized void send(Message m) {
			if (!connected)
				return;
			outbox.addLast(m);
			if (outbox.size() > 20)
				outbox.removeFirst();
		}

		synchronized void disconnect() {
			connected = false;
			outbox.clear();
			if (room != null)
				room.leave(this);
			room = null;
		}
	}

	static class Room {
		private final String topic;
		private final List<Client> members = new ArrayList<>();
		private int messages;

		Room(String topic) {
			this.topic = topic;
		}

		void join(Client c) {
			synchronized (this) {
				members.add(c);
			}
			c.enter(this);
		}

		synchronized void leave(Client c) {
			members.remove(c);
		}

		synchronized void broadcast(Message m) {
			messages++;
			for (Client c : members)
				if (!c.name().equals(m.from))
					c.send(m);
		}

		synchronized String status() {
			return topic + " " + messages;
		}
	}

	static class Server {
		private final Map<String, Room> rooms = new HashMap<>();

		synchronized Room room(String topic) {
			return rooms.computeIfAbsent(topic, Room::new);
		}
	}

	public static void main(String[] args) {
		Server server = new Server();
		Room lobby = server.room("lobby");
		Client ann = new Client("ann"), bob = new Client("bob");
		lobby.join(ann);
		lobby.join(bob);
		new Thread(() -> {
			for (int i = 0; i < 1000000; i++)
				lobby.broadcast(new Message("ann", "hello " + i));
		}, "ann").start();
		new Thread(() -> {
			for (int i = 0; i < 1000000; i++) {
				bob.disconnect();
				lobby.join(bob);
			}
		}, "bob").start();
	}
}
// corpus: unseen
