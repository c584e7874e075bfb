// run: scan --only stale-value
// expect: stale-value
// sellers test remaining() and then call sell() in two separate critical sections, so the last seat is sold twice
class Concert {
    private int seats;
    private int sold;

    Concert(int seats) {
        this.seats = seats;
    }

    synchronized int remaining() {
        return seats - sold;
    }

    synchronized int sell() {
        return ++sold;
    }

    synchronized int soldCount() {
        return sold;
    }
}

class Seller implements Runnable {
    private final Concert concert;
    private final String name;

    Seller(Concert concert, String name) {
        this.concert = concert;
        this.name = name;
    }

    @Override
    public void run() {
        while (concert.remaining() > 0) {
            int seat = concert.sell();
            System.out.println(name + " sold seat " + seat);
        }
    }
}

public class TicketOffice {
    public static void main(String[] args) throws InterruptedException {
        Concert concert = new Concert(100);
        Thread[] sellers = new Thread[4];
        for (int i = 0; i < sellers.length; i++) {
            sellers[i] = new Thread(new Seller(concert, "window-" + i));
            sellers[i].start();
        }
        for (Thread t : sellers) {
            t.join();
        }
        System.out.println(concert.soldCount());
    }
}
// corpus: unseen
