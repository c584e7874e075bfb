// run: scan --only lock-order
// expect: none
// Stages in a line: parse, check, store. No way leads back.
public class RingOfTwoOk {
	static class Stage {
		private Stage next;
		private int n;
		Stage to(Stage s) {
			next = s;
			return s;
		}
		synchronized void push(int i) {
			n += i;
			if (next != null)
				next.push(i);
		}
	}

	public static void main(String[] args) {
		Stage parse = new Stage(), check = new Stage(), store = new Stage();
		parse.to(check);
		check.to(store);
		new Thread(() -> { for (int i = 0; i < 100000; i++) parse.push(i); }).start();
		new Thread(() -> { for (int i = 0; i < 100000; i++) check.push(i); }).start();
	}
}
