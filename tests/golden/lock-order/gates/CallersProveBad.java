// run: scan --only lock-order --library
// expect: lock-order severity=high locks=CallersProveBad$Left,CallersProveBad$Right
// What is locked are parameters; that they are the same two the callers know.
public class CallersProveBad {
	static class Left { synchronized void push(Right r) { r.take(); } synchronized void take() { } }
	static class Right { synchronized void push(Left l) { l.take(); } synchronized void take() { } }
	private final Left left = new Left();
	private final Right right = new Right();
	public void leftToRight() { left.push(right); }
	public void rightToLeft() { right.push(left); }
}
