// run: scan --only lock-order --library
// expect: lock-order
// User.join (User monitor -> Group monitor) versus Group.dissolve (Group monitor -> User monitor).
import java.util.HashSet;
import java.util.Set;

public class UserGroup {
	public static class User {
		private final Set<Group> groups = new HashSet<>();

		public synchronized void join(Group g) {
			if (groups.add(g)) g.admit(this);
		}
		synchronized void forget(Group g) { groups.remove(g); }
		public synchronized int groupCount() { return groups.size(); }
	}

	public static class Group {
		private final Set<User> members = new HashSet<>();

		synchronized void admit(User u) { members.add(u); }
		public synchronized void dissolve() {
			members.stream().forEach(u -> u.forget(this));
			members.clear();
		}
		public synchronized int size() { return members.size(); }
	}
}
// corpus: unseen
