// Many objects; the list of each is guarded by the object that holds it.
// run: scan --only data-race
// expect: none
import java.util.*;
class InnerListOk {
	static class Room {
		private final List<String> names = new ArrayList<>();
		private int[] marks = new int[2];
		void enter(String n) {
			synchronized (this) {
				names.add(n);
				marks[0]++;
			}
		}
	}
	public static void main(String[] args) {
		Room[] rooms = new Room[3];
		for (int i = 0; i < 3; i++)
			rooms[i] = new Room();
		for (int i = 0; i < 2; i++)
			new Thread(() -> {
				for (Room r : rooms)
					r.enter("x");
			}).start();
	}
}
