// check: no-error
// Peterson's algorithm with volatiles.
public class Peterson {
	static volatile boolean wants0, wants1;
	static volatile int turn;
	static volatile int inside;

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			wants0 = true;
			turn = 1;
			if (wants1 && turn == 1)
				return; // would wait
			inside++;
			assert inside == 1;
			inside--;
			wants0 = false;
		});
		t.start();
		wants1 = true;
		turn = 0;
		if (!(wants0 && turn == 0)) {
			inside++;
			assert inside == 1;
			inside--;
			wants1 = false;
		}
		t.join();
	}
}
