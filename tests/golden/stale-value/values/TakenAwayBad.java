// run: scan --library --only stale-value
// expect: stale-value method=TakenAwayBad.flush line=here
// What was taken is added to a total that was read before.
public class TakenAwayBad {
	private int pending;
	private long total;

	public synchronized void count()
	{
		pending++;
	}

	public void flush()
	{
		int taken;
		long before;
		synchronized (this) {
			taken = pending;
			pending = 0;
			before = total;
		}
		System.out.println(taken);
		synchronized (this) {
			total = before + taken; // <- here
		}
	}

	public synchronized long total()
	{
		return total;
	}
}
