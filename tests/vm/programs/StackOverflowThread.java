// A thread recurses for ever; others live on.
class StackOverflowThread {
	static int depth;

	static int down(int n) {
		depth = n;
		return down(n + 1) + 1;
	}

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			try {
				down(0);
			} catch (StackOverflowError e) {
				System.out.println("caught " + (depth > 500) + " " + e.getMessage() + " " + e.getStackTrace().length);
			}
		});
		t.start();
		t.join();
		try {
			down(0);
		} catch (StackOverflowError e) {
			System.out.println(e.getStackTrace()[5]);
		}
		System.out.println("fine");
	}
}
