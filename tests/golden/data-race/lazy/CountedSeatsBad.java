// open() reads without the lock what sell() counts down under it: no value that all threads compute alike.
// run: scan --only data-race
// expect: data-race field=CountedSeatsBad.remaining severity=high
class CountedSeatsBad {
	private final Object desk = new Object();
	private int remaining = 30;
	boolean open() {
		return remaining > 0;
	}
	int sell() {
		int seat;
		synchronized (desk) {
			if (remaining == 0)
				return -1;
			seat = remaining--;
		}
		return seat;
	}
	public static void main(String[] args) {
		CountedSeatsBad office = new CountedSeatsBad();
		for (int i = 0; i < 3; i++)
			new Thread(() -> {
				while (office.open())
					office.sell();
			}).start();
	}
}
