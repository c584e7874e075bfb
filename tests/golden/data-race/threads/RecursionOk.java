// Each thread starts the next one when it has written: a chain.
// run: scan --only data-race
// expect: none
class RecursionOk implements Runnable {
	static int n;
	final int depth;
	RecursionOk(int depth) { this.depth = depth; }
	public void run() {
		n++;
		if (depth > 0)
			new Thread(new RecursionOk(depth - 1)).start();
	}
	public static void main(String[] args) { new Thread(new RecursionOk(3)).start(); }
}
