// Who joins a thread that has not begun has not seen its end.
public class JoinedBeforeStart {
	static class Box {
		int f;
	}

	static Box box;
	static int seen;

	public static void main(String[] args) throws Exception {
		Thread writer = new Thread(() -> {
			Box mine = new Box();
			box = mine;
			mine.f = 1;
		});
		Thread reader = new Thread(() -> {
			try {
				writer.join();
			} catch (InterruptedException e) {
				return;
			}
			Box there = box;
			seen = there == null ? 9 : there.f;
		});
		reader.start();
		writer.start();
		reader.join();
		writer.join();
		System.out.println(seen);
	}
}
