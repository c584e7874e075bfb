// run: scan --only lock-order
// expect: none
// The chain is as deep but the printer collects what it needs before it takes its own lock.
public class DeepCallChainOpen {
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
		static int step7(Editor e) { return e == null ? 0 : e.chars(); }
	}

	public static class Printer {
		volatile Editor editor;
		int pages;
		void step6() { enqueue(); }
		private synchronized void enqueue() { pages++; }
		public void print() {
			int n = layout();
			synchronized (this) {
				pages -= n;
			}
		}
		private int layout() { return measure(); }
		private int measure() { return fetch(); }
		private int fetch() { return Helper.step7(editor); }
	}
}
// corpus: unseen
