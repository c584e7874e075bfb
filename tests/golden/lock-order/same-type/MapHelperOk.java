// run: scan --only lock-order --library
// expect: none
// The two rooms are locked in the order of their names.
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

public class MapHelperOk {
	private static class Room {
		final Set<String> guests = new HashSet<>();
	}

	private final Map<String, Room> rooms = new HashMap<>();

	public MapHelperOk(String... names) {
		for (String name : names)
			rooms.put(name, new Room());
	}

	private Room room(String name) {
		return rooms.get(name);
	}

	public boolean move(String guest, String from, String to) {
		String first = from.compareTo(to) < 0 ? from : to;
		String second = from.compareTo(to) < 0 ? to : from;
		synchronized (room(first)) {
			synchronized (room(second)) {
				return room(from).guests.remove(guest) && room(to).guests.add(guest);
			}
		}
	}
}
