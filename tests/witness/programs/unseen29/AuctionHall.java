import java.util.ArrayList;
import java.util.List;

/** An auctioneer opens a lot, bidders wait for the opening and then outbid each other. */
public class AuctionHall {

    static class Lot {
        private final String item;
        private volatile boolean open;
        private int reservePrice;
        private int highest;
        private String leader = "nobody";

        Lot(String item) {
            this.item = item;
        }

        void openAt(int reserve) {
            open = true;
            reservePrice = reserve;
        }

        boolean isOpen() {
            return open;
        }

        int reserve() {
            return reservePrice;
        }

        synchronized boolean bid(String who, int amount) {
            if (amount <= highest) {
                return false;
            }
            highest = amount;
            leader = who;
            return true;
        }

        synchronized String result() {
            return item + " goes to " + leader + " for " + highest;
        }
    }

    static class Bidder implements Runnable {
        private final String name;
        private final int budget;
        private final Lot lot;

        Bidder(String name, int budget, Lot lot) {
            this.name = name;
            this.budget = budget;
            this.lot = lot;
        }

        @Override
        public void run() {
            while (!lot.isOpen()) {
                Thread.onSpinWait();
            }
            for (int price = lot.reserve(); price <= budget; price += 10) {
                if (lot.bid(name, price)) {
                    Thread.yield();
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Lot lot = new Lot("clock");
        List<Thread> bidders = new ArrayList<>();
        bidders.add(new Thread(new Bidder("Ann", 300, lot)));
        bidders.add(new Thread(new Bidder("Bob", 450, lot)));
        bidders.add(new Thread(new Bidder("Cid", 410, lot)));
        bidders.forEach(Thread::start);
        lot.openAt(120);
        for (Thread t : bidders) {
            t.join();
        }
        System.out.println(lot.result());
    }
}
