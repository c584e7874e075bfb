// run: scan --only lock-order --library
// expect: lock-order
// Rooms in a map; moving a guest locks the room's own monitor, then that of the other room, which a helper looks up by name.
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

public class MapHelperBad {
	private static class Room {
		final Set<String> guests = new HashSet<>();
	}

	private final Map<String, Room> rooms = new HashMap<>();

	public MapHelperBad(String... names) {
		for (String name : names)
			rooms.put(name, new Room());
	}

	private Room room(String name) {
		return rooms.get(name);
	}

	private void enter(String name, String guest) {
		synchronized (room(name)) {
			room(name).guests.add(guest);
		}
	}

	public boolean move(String guest, String from, String to) {
		synchronized (room(from)) {
			if (!room(from).guests.remove(guest))
				return false;
			enter(to, guest);
			return true;
		}
	}
}
