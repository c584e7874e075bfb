// The same with a plain field: states in which two new objects of a class have changed places are one state.
public class SwappedObjects {
	static class Some {
		int f;

		Some() {
			last = this;
			f = 3;
		}
	}

	static Some last;
	static int seen;

	public static void main(String[] args) throws Exception {
		Thread one = new Thread(() -> new Some());
		Thread two = new Thread(() -> {
			new Some();
			seen = last.f;
		});
		one.start();
		two.start();
		one.join();
		two.join();
		System.out.println(seen);
	}
}
