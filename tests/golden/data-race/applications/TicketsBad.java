// Two counters of one class, each with its own lock object, one lock per call.
// run: scan --only data-race
// expect: data-race field=TicketsBad.sold
public class TicketsBad {
	private int sold;
	void sell() {
		Object lock = new Object();
		synchronized (lock) {
			sold++;
		}
	}
	public static void main(String[] args) throws InterruptedException {
		TicketsBad tickets = new TicketsBad();
		Thread a = new Thread(tickets::sell), b = new Thread(tickets::sell);
		a.start();
		b.start();
		a.join();
		b.join();
		System.out.println(tickets.sold);
	}
}
// corpus: unseen25
