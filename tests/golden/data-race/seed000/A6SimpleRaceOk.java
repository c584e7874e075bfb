// A.6.2: two threads, two objects.
// run: scan --only data-race
// expect: none
public class A6SimpleRaceOk implements Runnable {
	protected int counter;
	public void inc() { counter++; }
	public void dec() { counter--; }
	public int get() { return counter; }
	public void run() {
		while (true) {
			if (get() > 500)
				dec();
			else
				inc();
		}
	}
	public static void main(String[] args) {
		A6SimpleRaceOk one = new A6SimpleRaceOk();
		A6SimpleRaceOk two = new A6SimpleRaceOk();
		new Thread(one).start();
		new Thread(two).start();
	}
}
