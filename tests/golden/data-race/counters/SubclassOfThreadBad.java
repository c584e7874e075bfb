// Two threads of one class share a static.
// run: scan --only data-race
// expect: data-race field=SubclassOfThreadBad.hits
class SubclassOfThreadBad extends Thread {
	static int hits = 3;
	@Override public void run() {
		hits = hits + 1;
	}
	public static void main(String[] a) {
		new SubclassOfThreadBad().start();
		new SubclassOfThreadBad().start();
	}
}
