// Of all the choices one is wrong: with 3 and the other thread first.
// check: assertion
import raddle.Choose;

public class ChooseAny {
	static int sum;

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> add(Choose.anyBoolean() ? 10 : 0));
		t.start();
		add(Choose.anyInt(1, 3));
		t.join();
		assert sum != 13;
	}

	static synchronized void add(int n) {
		sum += n;
	}
}
