// run: scan --only lock-order --library
// expect: lock-order
// The order is that of two lists whose lengths change.
import java.util.ArrayList;
import java.util.List;

public class OrderBySizeBad {
	public static class Team {
		final List<String> members = new ArrayList<>();
	}

	public void trade(Team a, Team b) {
		if (a.members.size() < b.members.size()) {
			synchronized (a) {
				synchronized (b) {
					a.members.add(b.members.remove(0));
				}
			}
		} else {
			synchronized (b) {
				synchronized (a) {
					b.members.add(a.members.remove(0));
				}
			}
		}
	}
}
