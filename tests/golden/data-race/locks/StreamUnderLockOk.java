// A stream that is not parallel runs its functions within the call that ends it, under the locks that are held there.
// run: scan --only data-race --witness off
// expect: none
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

public class StreamUnderLockOk {
	static class Row {
		final String name;
		int points;

		Row(String name) {
			this.name = name;
		}
	}

	private final List<Row> rows = new ArrayList<>();

	synchronized void add(String name) {
		rows.add(new Row(name));
	}

	synchronized void award(int i, int n) {
		rows.get(i).points += n;
	}

	synchronized List<String> good() {
		return rows.stream().filter(r -> r.points > 3).map(r -> r.name + r.points).collect(Collectors.toList());
	}

	synchronized void reset() {
		rows.stream().forEach(r -> r.points = 0);
	}

	public static void main(String[] args) {
		StreamUnderLockOk table = new StreamUnderLockOk();
		table.add("a");
		table.add("b");
		new Thread(() -> table.award(0, 4)).start();
		new Thread(() -> table.award(1, 4)).start();
		table.reset();
		System.out.println(table.good());
	}
}
