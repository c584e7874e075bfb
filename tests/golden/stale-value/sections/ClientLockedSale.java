// run: scan --only stale-value
// expect: none
// callers hold the monitor of the concert around check and sale (client-side locking, re-entrant)
class Festival {
    private final int seats;
    private int sold;

    Festival(int seats) {
        this.seats = seats;
    }

    synchronized int remaining() {
        return seats - sold;
    }

    synchronized int sell() {
        return ++sold;
    }
}

class Booth implements Runnable {
    private final Festival festival;

    Booth(Festival festival) {
        this.festival = festival;
    }

    @Override
    public void run() {
        boolean open = true;
        while (open) {
            int seat = -1;
            synchronized (festival) {
                if (festival.remaining() > 0) {
                    seat = festival.sell();
                } else {
                    open = false;
                }
            }
            if (seat >= 0) {
                System.out.println("seat " + seat);
            }
        }
    }
}

public class ClientLockedSale {
    public static void main(String[] args) throws InterruptedException {
        Festival festival = new Festival(40);
        Thread a = new Thread(new Booth(festival));
        Thread b = new Thread(new Booth(festival));
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
// corpus: unseen
