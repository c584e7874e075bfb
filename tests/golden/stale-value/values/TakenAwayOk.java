// run: scan --library --only stale-value
// expect: none
// The step that reads the number sets it back: what was read belongs to the reader.
public class TakenAwayOk {
	private int pending;
	private long total;

	public synchronized void count()
	{
		pending++;
	}

	public void flush()
	{
		int taken;
		synchronized (this) {
			taken = pending;
			pending = 0;
		}
		System.out.println(taken);
		synchronized (this) {
			total += taken;
		}
	}

	public synchronized long total()
	{
		return total;
	}
}
