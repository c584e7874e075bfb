// check: no-error
// The holder idiom.
public class LazyHolder {
	static class Holder {
		static final int[] VALUE = { 9 };
	}

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			assert Holder.VALUE[0] == 9;
		});
		t.start();
		assert Holder.VALUE[0] == 9;
		t.join();
	}
}
