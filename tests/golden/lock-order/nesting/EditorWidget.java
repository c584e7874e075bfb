// run: scan --only lock-order
// expect: lock-order
// EditorWidget.type (outer monitor -> Caret monitor) versus Caret.blink (Caret monitor -> outer monitor).
import java.util.Timer;
import java.util.TimerTask;

public class EditorWidget {
	private final StringBuilder text = new StringBuilder();
	private final Caret caret = new Caret();
	private int dirty;

	class Caret {
		private int pos;
		private boolean visible;

		synchronized int pos() { return pos; }
		synchronized void blink() {
			visible = !visible;
			EditorWidget.this.markDirty();
		}
		synchronized void advance() { pos++; }
	}

	synchronized void markDirty() { dirty++; }

	synchronized void type(char c) {
		text.insert(Math.min(caret.pos(), text.length()), c);
		caret.advance();
	}

	public static void main(String[] args) {
		EditorWidget w = new EditorWidget();
		Timer t = new Timer("blink");
		t.schedule(new TimerTask() {
			@Override public void run() { w.caret.blink(); }
		}, 0, 1);
		for (int i = 0; i < 2000; i++) w.type('x');
		t.cancel();
	}
}
// corpus: unseen
