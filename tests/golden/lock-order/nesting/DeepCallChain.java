// run: scan --only lock-order
// expect: lock-order
// The second lock of both orders is taken six calls below the first one, in other classes.
public class DeepCallChain {
	public static class Editor {
		final Printer printer;
		int chars;
		public Editor(Printer p) { printer = p; p.editor = this; }
		public synchronized void save() { chars++; step1(); }
		private void step1() { step2(2); }
		private void step2(int n) { if (n > 0) step3(); }
		private void step3() { Helper.step4(this); }
		synchronized int chars() { return chars; }
	}

	static class Helper {
		static void step4(Editor e) { step5(e.printer); }
		static void step5(Printer p) { p.step6(); }
		static void step7(Editor e) { new Relay(e).go(); }
	}

	static class Relay {
		final Editor target;
		Relay(Editor e) { target = e; }
		void go() { if (target != null) target.chars(); }
	}

	public static class Printer {
		Editor editor;
		int pages;
		void step6() { enqueue(); }
		private synchronized void enqueue() { pages++; }
		public synchronized void print() { pages--; layout(); }
		private void layout() { measure(); }
		private void measure() { fetch(); }
		private void fetch() { Helper.step7(editor); }
	}
}
// corpus: unseen
