// Two who wait for each other to go first, and both step back: with a fair scheduler it can go on so for ever.
// check: livelock
// options: --livelock
public class LivelockPolite {
	static volatile boolean wantsA, wantsB;

	public static void main(String[] args) throws Exception {
		Thread a = new Thread(() -> {
			wantsA = true;
			while (wantsB) {
				wantsA = false;
				wantsA = true;
			}
			wantsA = false;
		});
		a.start();
		wantsB = true;
		while (wantsA) {
			wantsB = false;
			wantsB = true;
		}
		wantsB = false;
		a.join();
	}
}
