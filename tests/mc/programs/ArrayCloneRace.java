// check: data-race
// One thread clones an array, the other writes its last element.
public class ArrayCloneRace {
	static final int[] all = { 1, 2, 3, 4 };
	static int[] copy;

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> copy = all.clone());
		Thread u = new Thread(() -> all[3] = 7);
		t.start();
		u.start();
		t.join();
		u.join();
	}
}
