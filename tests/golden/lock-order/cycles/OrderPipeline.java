// run: scan --only lock-order
// expect: lock-order
// OrderPipeline 3-cycle Orders -> Stock -> Billing -> Orders monitors over three threads.
public class OrderPipeline {
	static class Orders {
		Stock stock;
		int open;
		synchronized void place() { open++; stock.reserve(); }
		synchronized void markPaid() { open--; }
	}
	static class Stock {
		Billing billing;
		int left = 1000;
		synchronized void reserve() { left--; }
		synchronized void restock() { left += 10; billing.charge(); }
	}
	static class Billing {
		Orders orders;
		int total;
		synchronized void charge() { total++; }
		synchronized void settle() { total = 0; orders.markPaid(); }
	}

	public static void main(String[] args) {
		Orders o = new Orders();
		Stock s = new Stock();
		Billing b = new Billing();
		o.stock = s;
		s.billing = b;
		b.orders = o;
		new Thread(() -> { for (int i = 0; i < 100000; i++) o.place(); }).start();
		new Thread(() -> { for (int i = 0; i < 100000; i++) s.restock(); }).start();
		new Thread(() -> { for (int i = 0; i < 100000; i++) b.settle(); }).start();
	}
}
// corpus: unseen
