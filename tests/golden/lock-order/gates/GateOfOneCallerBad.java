// run: scan --only lock-order --library
// expect: lock-order severity=high locks=GateOfOneCallerBad$Left,GateOfOneCallerBad$Right
// One of the ways to the parts does not hold the gate: it is the one that is shown.
public class GateOfOneCallerBad {
	static class Left { synchronized void push(Right r) { r.take(); } synchronized void take() { } }
	static class Right { synchronized void push(Left l) { l.take(); } synchronized void take() { } }
	private final Left left = new Left();
	private final Right right = new Right();
	public synchronized void leftToRight() { move(); }
	public synchronized void rightToLeft() { right.push(left); }
	private void move() { left.push(right); }
	public void quickly() { helper(); }
	private void helper() { move(); }
}
