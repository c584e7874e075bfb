// run: scan --only lock-order
// expect: lock-order
// Gaston bows to Alphonse holding himself and wants the other's monitor in bowBack, and the other way round.
public class BowFriends {
	static class Friend {
		private final String name;
		private int bows;
		Friend(String name) { this.name = name; }
		String getName() { return name; }
		synchronized void bow(Friend bower) {
			bows++;
			bower.bowBack(this);
		}
		synchronized void bowBack(Friend bower) {
			bows += bower.getName().length();
		}
	}

	public static void main(String[] args) {
		final Friend alphonse = new Friend("Alphonse");
		final Friend gaston = new Friend("Gaston");
		new Thread(new Runnable() {
			public void run() {
				for (int i = 0; i < 300000; i++) alphonse.bow(gaston);
			}
		}).start();
		new Thread(new Runnable() {
			public void run() {
				for (int i = 0; i < 300000; i++) gaston.bow(alphonse);
			}
		}).start();
	}
}
// corpus: unseen
