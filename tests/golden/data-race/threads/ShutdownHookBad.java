// The hook runs while main's threads may still run.
// run: scan --only data-race
// expect: data-race field=ShutdownHookBad.n
class ShutdownHookBad {
	static int n;
	public static void main(String[] args) {
		Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println(n)));
		new Thread(() -> n++).start();
	}
}
