// The stream is made under the lock, but its functions run where it is ended: in the method behind the lock, or in the caller.
// run: scan --only data-race --witness off
// expect: data-race field=StreamLeftLockBad$Row.points
// expect: data-race field=StreamLeftLockBad$Row.hits
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

public class StreamLeftLockBad {
	static class Row {
		int points, hits;
	}

	private final List<Row> rows = new ArrayList<>();

	synchronized void add() {
		rows.add(new Row());
	}

	synchronized void award(int i, int n) {
		rows.get(i).points += n;
		rows.get(i).hits++;
	}

	long good() {
		Stream<Row> good;
		synchronized (this) {
			good = rows.stream().filter(r -> r.points > 3);
		}
		return good.count();
	}

	synchronized Stream<Row> hit() {
		return rows.stream().filter(r -> r.hits > 0);
	}

	public static void main(String[] args) {
		StreamLeftLockBad table = new StreamLeftLockBad();
		table.add();
		table.add();
		new Thread(() -> table.award(0, 4)).start();
		new Thread(() -> table.award(1, 4)).start();
		System.out.println(table.good() + table.hit().count());
	}
}
