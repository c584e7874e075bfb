// run: scan --only lock-order --library
// expect: lock-order
// TickerBoard.publish holds the TickerBoard monitor and calls Panel.onPrice (Panel monitor); Panel.close holds Panel monitor and calls TickerBoard.unsubscribe.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class TickerBoard {
	public interface PriceListener { void onPrice(String symbol, double price); }

	private final List<PriceListener> listeners = new ArrayList<>();

	public synchronized void subscribe(PriceListener l) { listeners.add(l); }
	public synchronized void unsubscribe(PriceListener l) { listeners.remove(l); }

	public synchronized void publish(String symbol, double price) {
		for (PriceListener l : listeners) l.onPrice(symbol, price);
	}

	public static class Panel implements PriceListener {
		private final TickerBoard board;
		private final Map<String, Double> rows = new HashMap<>();
		private boolean open = true;

		public Panel(TickerBoard board) { this.board = board; }
		public void open() { board.subscribe(this); }

		@Override public synchronized void onPrice(String symbol, double price) {
			if (open) rows.put(symbol, price);
		}
		public synchronized void close() {
			open = false;
			rows.clear();
			board.unsubscribe(this);
		}
	}
}
// corpus: unseen
