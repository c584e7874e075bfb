// run: scan --only lock-order
// expect: none
// Two threads share one object, whose lock each takes before its parts.
public class GateOfThreadsOk extends Thread {
	static class Left { synchronized void push(Right r) { r.take(); } synchronized void take() { } }
	static class Right { synchronized void push(Left l) { l.take(); } synchronized void take() { } }
	static class Both {
		private final Left left = new Left();
		private final Right right = new Right();
		synchronized void leftToRight() { left.push(right); }
		synchronized void rightToLeft() { right.push(left); }
	}
	private final Both both;
	GateOfThreadsOk(Both both) { this.both = both; }
	@Override public void run() { both.leftToRight(); both.rightToLeft(); }
	public static void main(String[] args) {
		Both both = new Both();
		new GateOfThreadsOk(both).start();
		new GateOfThreadsOk(both).start();
	}
}
