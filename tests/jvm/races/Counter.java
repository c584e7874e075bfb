/** A plain counter, no lock. */
public class Counter {
	int n;

	void add() {
		n++;
	}

	public static void main(String[] args) throws Exception {
		Counter counter = new Counter();
		Thread other = new Thread(counter::add);
		other.start();
		counter.add();
		other.join();
	}
}
