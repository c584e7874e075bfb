// run: scan --only lock-order --library
// expect: none
// Both parts are locked in both orders, but whoever does holds the whole: the callers' lock.
public class GateOfCallersOk {
	static class Left { synchronized void push(Right r) { r.take(); } synchronized void take() { } }
	static class Right { synchronized void push(Left l) { l.take(); } synchronized void take() { } }
	private final Left left = new Left();
	private final Right right = new Right();
	private final Object gate = new Object();
	public synchronized void leftToRight() { left.push(right); }
	public synchronized void rightToLeft() { right.push(left); }
	public static class ByField {
		private final Left left = new Left();
		private final Right right = new Right();
		private final Object gate = new Object();
		public void leftToRight() { synchronized (gate) { left.push(right); } }
		public void rightToLeft() { synchronized (gate) { right.push(left); } }
	}
}
