// run: scan --only lock-order --library
// expect: lock-order
// TrafficLight.handover: monitor of one enum constant then of another (NORTH.handover(EAST) versus EAST.handover(NORTH)).
public enum TrafficLight {
	NORTH, EAST, SOUTH, WEST;

	private boolean green;
	private int switches;

	public synchronized boolean isGreen() { return green; }

	public synchronized void turn(boolean on) {
		if (green != on) switches++;
		green = on;
	}

	public synchronized void handover(TrafficLight next) {
		if (next == this) return;
		if (!green) return;
		turn(false);
		next.turn(true);
	}

	public synchronized int switches() { return switches; }

	public static int total() {
		int n = 0;
		for (TrafficLight t : values()) n += t.switches();
		return n;
	}
}
// corpus: unseen
