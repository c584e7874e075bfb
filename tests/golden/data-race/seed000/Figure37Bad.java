// Figures 3.7 and 3.8: one start site that is executed many times.
// run: scan --only data-race
// expect: data-race field=Figure37Bad.n
class Figure37Bad implements Runnable {
	static int n;
	public void run() { n++; }
	static void launch() { new Thread(new Figure37Bad()).start(); }
	public static void main(String[] args) {
		launch();
		launch();
	}
}
