// run: scan --only lock-order --library
// expect: lock-order
// SliderModel.setValue (model monitor -> SliderView.paintLock) versus SliderView.drag (paintLock -> model monitor).
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

public class SliderModel {
	private int value;
	private final List<IntConsumer> observers = new ArrayList<>();

	public synchronized void observe(IntConsumer c) { observers.add(c); }
	public synchronized int getValue() { return value; }
	public synchronized void setValue(int v) {
		value = v;
		observers.forEach(o -> o.accept(v));
	}

	public static class SliderView {
		private final Object paintLock = new Object();
		private final SliderModel model;
		private int shown;

		public SliderView(SliderModel m) {
			model = m;
			m.observe(this::valueChanged);
		}
		private void valueChanged(int v) {
			synchronized (paintLock) { shown = v; }
		}
		public void drag(int pixels) {
			synchronized (paintLock) {
				int v = shown + pixels / 4;
				model.setValue(v);
			}
		}
	}
}
// corpus: unseen
