// A holder class: the JVM initialises it once, under its lock.
// run: scan --only data-race
// expect: none
class HolderOk {
	int v;
	private HolderOk() { v = 7; }
	private static class Holder {
		static final HolderOk INSTANCE = new HolderOk();
	}
	static HolderOk get() { return Holder.INSTANCE; }
	public static void main(String[] args) {
		new Thread(() -> System.out.println(get().v)).start();
		new Thread(() -> System.out.println(get().v)).start();
	}
}
