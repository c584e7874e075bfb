// run: scan --only lock-order --library
// expect: lock-order
// SyncPoint.equals: this monitor then other.snapshot() monitor, p.equals(q) versus q.equals(p).
import java.util.Arrays;

public class SyncPoint {
	private double x, y;
	private int version;

	public SyncPoint(double x, double y) {
		this.x = x;
		this.y = y;
	}

	public synchronized void move(double dx, double dy) {
		x += dx;
		y += dy;
		version++;
	}

	synchronized double[] snapshot() { return new double[] { x, y }; }

	@Override public synchronized boolean equals(Object o) {
		if (o == this) return true;
		if (!(o instanceof SyncPoint)) return false;
		double[] theirs = ((SyncPoint) o).snapshot();
		return Arrays.equals(new double[] { x, y }, theirs);
	}

	@Override public synchronized int hashCode() {
		return Double.hashCode(x) * 31 + Double.hashCode(y);
	}
}
// corpus: unseen
