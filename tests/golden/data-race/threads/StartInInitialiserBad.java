// A static initialiser starts a thread.
// run: scan --only data-race
// expect: data-race field=StartInInitialiserBad.n
class StartInInitialiserBad {
	static int n;
	static {
		new Thread(() -> n++).start();
	}
	public static void main(String[] args) { n++; }
}
