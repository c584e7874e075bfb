// Two Runnables of different classes that share a static.
// run: scan --only data-race
// expect: data-race field=InterfaceBad.n
class InterfaceBad {
	static int n;
	static class A implements Runnable {
		public void run() { n = 1; }
	}
	static class B implements Runnable {
		public void run() { n = 2; }
	}
	public static void main(String[] args) {
		Runnable[] all = { new A(), new B() };
		for (Runnable r : all)
			new Thread(r).start();
	}
}
