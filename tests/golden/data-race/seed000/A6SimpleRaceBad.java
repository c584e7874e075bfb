// A.6.1: two threads share one object.
// run: scan --only data-race
// expect: data-race field=A6SimpleRaceBad.counter
public class A6SimpleRaceBad implements Runnable {
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
		A6SimpleRaceBad sr = new A6SimpleRaceBad();
		new Thread(sr).start();
		new Thread(sr).start();
	}
}
