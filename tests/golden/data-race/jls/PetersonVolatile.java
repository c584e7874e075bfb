// Peterson's algorithm with volatile variables is a lock; the counter inside is ordered by them: each asks for what the other writes behind it.
// run: scan --only data-race
// expect: none
public class PetersonVolatile {
	static volatile boolean flag0, flag1;
	static volatile int turn;
	static int count;

	public static void main(String[] args) {
		new Thread(() -> {
			flag0 = true;
			turn = 1;
			while (flag1 && turn == 1)
				Thread.onSpinWait();
			count++;
			flag0 = false;
		}).start();
		new Thread(() -> {
			flag1 = true;
			turn = 0;
			while (flag0 && turn == 0)
				Thread.onSpinWait();
			count++;
			flag1 = false;
		}).start();
	}
}
