import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Several booths sell seats of the same concert. */
public class ConcertTickets {

    static class Office {
        private final Object desk = new Object();
        private final List<String> sales = Collections.synchronizedList(new ArrayList<>());
        private int remaining;

        Office(int seats) {
            synchronized (desk) {
                remaining = seats;
            }
        }

        boolean open() {
            return remaining > 0;
        }

        int sell(String booth) {
            int seat;
            synchronized (desk) {
                if (remaining == 0) {
                    return -1;
                }
                seat = remaining--;
            }
            sales.add(booth + ":" + seat);
            return seat;
        }

        int sold() {
            return sales.size();
        }
    }

    static class Booth extends Thread {
        private final Office office;
        private int mine;

        Booth(String name, Office office) {
            super(name);
            this.office = office;
        }

        @Override
        public void run() {
            while (office.open()) {
                if (office.sell(getName()) > 0) {
                    mine++;
                }
                Thread.yield();
            }
        }

        int mine() {
            return mine;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Office office = new Office(300);
        List<Booth> booths = new ArrayList<>();
        for (String name : new String[] {"north", "south", "east"}) {
            booths.add(new Booth(name, office));
        }
        booths.forEach(Thread::start);
        int sum = 0;
        for (Booth b : booths) {
            b.join();
            System.out.println(b.getName() + " sold " + b.mine());
            sum += b.mine();
        }
        System.out.println(sum + " = " + office.sold());
    }
}
