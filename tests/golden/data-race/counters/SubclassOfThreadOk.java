// The static is read only.
// run: scan --only data-race
// expect: none
class SubclassOfThreadOk extends Thread {
	static int hits = 3;
	@Override public void run() {
		System.out.println(hits);
	}
	public static void main(String[] a) {
		new SubclassOfThreadOk().start();
		new SubclassOfThreadOk().start();
	}
}
