// A class that says it is not thread-safe and is shared by this program: the program has the bug.
// run: scan --only data-race
// expect: data-race field=NotThreadSafeBad$Cursor.at severity=high
public class NotThreadSafeBad {
	@interface NotThreadSafe {
	}

	@NotThreadSafe
	static class Cursor {
		int at;

		void next() {
			at++;
		}
	}

	public static void main(String[] args) {
		Cursor cursor = new Cursor();
		new Thread(cursor::next).start();
		cursor.next();
	}
}
