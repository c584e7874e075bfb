// The same, with close() after all bidders have been joined.
// run: scan --only data-race
// expect: none
import java.util.*;
public class AuctionHouseOk {
	static class Item {
		private int highest;
		private String bidder;
		synchronized boolean bid(String who, int amount) {
			if (amount <= highest)
				return false;
			highest = amount;
			bidder = who;
			return true;
		}
		String close() { return bidder + highest; }
	}
	public static void main(String[] args) throws InterruptedException {
		Item item = new Item();
		List<Thread> bidders = new ArrayList<>();
		for (int i = 0; i < 3; i++) {
			int n = i;
			Thread t = new Thread(() -> item.bid("b" + n, n * 10));
			bidders.add(t);
			t.start();
		}
		for (Thread t : bidders)
			t.join();
		System.out.println(item.close());
	}
}
// corpus: unseen25
