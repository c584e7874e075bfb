// run: scan --only lock-order
// expect: lock-order
// A match in one book settles buyer before seller, and in another book the same two traders can be seller and buyer.
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class StockExchange {
	enum Side { BUY, SELL }

	static final class Order {
		final Trader trader;
		final Side side;
		final long price;
		final int quantity;

		Order(Trader trader, Side side, long price, int quantity) {
			this.trader = trader;
			this.side = side;
			this.price = price;
			this.quantity = quantity;
		}
	}

	static final class Trader {
		private final String name;
		private long cash = 1_000_000;
		private final Map<String, Integer> shares = new HashMap<>();

		Trader(String name) {
			this.name = name;
		}

		private void pay(long n) {
			cash -= n;
		}

		synchronized void deliver(String symbol, int n, Trader seller, long price) {
			shares.merge(symbol, n, Integer::sum);
			pay(n * price);
			seller.receive(symbol, n, price);
		}

		private synchronized void receive(String symbol, int n, long price) {
			shares.merge(symbol, -n, Integer::sum);
			cash += n * price;
		}

		synchronized String statement() {
			return name + " " + cash + " " + shares;
		}
	}

	static final class Book {
		private final String symbol;
		private final Deque<Order> bids = new ArrayDeque<>();
		private final Deque<Order> asks = new ArrayDeque<>();

		Book(String symbol) {
			this.symbol = symbol;
		}

		synchronized void submit(Order o) {
			(o.side == Side.BUY ? bids : asks).addLast(o);
			match();
		}

		private void match() {
			while (!bids.isEmpty() && !asks.isEmpty()) {
				Order bid = bids.removeFirst();
				Order ask = asks.removeFirst();
				settle(bid, ask);
			}
		}

		private void settle(Order bid, Order ask) {
			int n = Math.min(bid.quantity, ask.quantity);
			bid.trader.deliver(symbol, n, ask.trader, ask.price);
		}
	}

	static final class Exchange {
		private final Map<String, Book> books = new ConcurrentHashMap<>();

		Book book(String symbol) {
			return books.computeIfAbsent(symbol, Book::new);
		}

		void place(String symbol, Order o) {
			book(symbol).submit(o);
		}
	}

	static void play(Exchange ex, String symbol, Trader buyer, Trader seller) {
		for (int i = 0; i < 500000; i++) {
			ex.place(symbol, new Order(buyer, Side.BUY, 10, 1));
			ex.place(symbol, new Order(seller, Side.SELL, 9, 1));
		}
	}

	public static void main(String[] args) {
		Exchange ex = new Exchange();
		Trader ann = new Trader("ann"), bob = new Trader("bob");
		new Thread(() -> play(ex, "OIL", ann, bob)).start();
		new Thread(() -> play(ex, "GOLD", bob, ann)).start();
	}
}
// corpus: unseen
