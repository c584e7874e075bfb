// highest is read and set by bidders under the item's lock, but close() reads it without. expect: highest
// run: scan --only data-race
// expect: data-race field=AuctionHouseBad$Item.highest
import java.util.*;
public class AuctionHouseBad {
	static class Item {
		final String name;
		private int highest;
		private String bidder;
		Item(String name) { this.name = name; }
		boolean bid(String who, int amount) {
			synchronized (this) {
				if (amount <= highest)
					return false;
				highest = amount;
				bidder = who;
				return true;
			}
		}
		String close() {
			int price = highest;
			synchronized (this) {
				return bidder + price;
			}
		}
	}
	public static void main(String[] args) {
		Item item = new Item("vase");
		List<Thread> bidders = new ArrayList<>();
		for (int i = 0; i < 3; i++) {
			int n = i;
			Thread t = new Thread(() -> item.bid("b" + n, n * 10));
			bidders.add(t);
			t.start();
		}
		System.out.println(item.close());
	}
}
// corpus: unseen25
