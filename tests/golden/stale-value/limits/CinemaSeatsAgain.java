// run: scan --only stale-value
// expect: stale-value
// firstFree() and occupy() are two locked steps; two clerks sell one seat
public class CinemaSeatsAgain {
    static class Hall {
        private final String[] seats;

        Hall(int n) {
            seats = new String[n];
        }

        synchronized int firstFree() {
            for (int i = 0; i < seats.length; i++) {
                if (seats[i] == null) {
                    return i;
                }
            }
            return -1;
        }

        synchronized void occupy(int seat, String who) {
            seats[seat] = who;
        }

        synchronized long soldTo(String who) {
            long n = 0;
            for (String s : seats) {
                if (who.equals(s)) {
                    n++;
                }
            }
            return n;
        }
    }

    static class Clerk extends Thread {
        private final Hall hall;
        private int tickets;

        Clerk(Hall hall, String name) {
            super(name);
            this.hall = hall;
        }

        @Override
        public void run() {
            int seat;
            while ((seat = hall.firstFree()) >= 0) {
                hall.occupy(seat, getName());
                tickets++;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Hall hall = new Hall(500);
        Clerk a = new Clerk(hall, "a");
        Clerk b = new Clerk(hall, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(a.tickets + b.tickets + " tickets, seats " + (hall.soldTo("a") + hall.soldTo("b")));
    }
}
// corpus: unseen21
