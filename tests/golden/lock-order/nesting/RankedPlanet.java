// run: scan --only lock-order --library
// expect: none
// Two enum monitors are taken in ordinal order.
public enum RankedPlanet {
	MERCURY, VENUS, EARTH, MARS;

	private int ships;

	public synchronized int ships() { return ships; }
	public synchronized void build() { ships++; }

	public boolean send(RankedPlanet to, int n) {
		if (to == this) return false;
		RankedPlanet a = ordinal() < to.ordinal() ? this : to;
		RankedPlanet b = a == this ? to : this;
		synchronized (a) {
			synchronized (b) {
				if (ships < n) return false;
				ships -= n;
				to.ships += n;
				return true;
			}
		}
	}

	public static int fleet() {
		int n = 0;
		for (RankedPlanet p : values()) n += p.ships();
		return n;
	}
}
// corpus: unseen
