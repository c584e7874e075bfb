// check: no-error
// An initialiser runs once.
public class ClassInitOnce {
	static volatile int runs;

	static class Holder {
		static final Object THING = make();

		static Object make() {
			runs++;
			return "x";
		}
	}

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			Object x = Holder.THING;
			assert x != null;
		});
		t.start();
		assert Holder.THING != null;
		t.join();
		assert runs == 1;
	}
}
