// Threads that start threads and go on.
// run: scan --only data-race
// expect: data-race field=RecursionBad.n
class RecursionBad implements Runnable {
	static int n;
	final int depth;
	RecursionBad(int depth) { this.depth = depth; }
	public void run() {
		if (depth > 0)
			new Thread(new RecursionBad(depth - 1)).start();
		n++;
	}
	public static void main(String[] args) { new Thread(new RecursionBad(3)).start(); }
}
