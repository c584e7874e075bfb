// check: data-race
// Object.clone reads all fields; another thread writes the second.
public class CloneRace implements Cloneable {
	int n, m;

	public static void main(String[] args) throws Exception {
		CloneRace o = new CloneRace();
		Thread t = new Thread(() -> {
			o.m = 1;
		});
		t.start();
		Object copy = o.clone();
		t.join();
	}
}
