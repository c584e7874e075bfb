// Each turn of the loop makes an object and a thread that alone has it.
// run: scan --only data-race
// expect: none
class CapturedPerTurnOk {
	static class Box {
		int v;
	}
	public static void main(String[] args) {
		for (int i = 0; i < 3; i++) {
			Box b = new Box();
			b.v = i;
			new Thread(() -> b.v++).start();
		}
	}
}
