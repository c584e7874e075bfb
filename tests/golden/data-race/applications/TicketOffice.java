// sell() changes the list under this, refund() under refundDesk; two different locks.
// run: scan --only data-race
// expect: data-race field=TicketOffice.free
import java.util.ArrayList;
import java.util.List;

public class TicketOffice {
    private final List<Integer> free = new ArrayList<>();
    private final Object refundDesk = new Object();
    private int sold;
    private int refunded;

    TicketOffice(int seats) {
        for (int i = 1; i <= seats; i++) {
            free.add(i);
        }
    }

    synchronized int sell() {
        if (free.isEmpty()) {
            return -1;
        }
        sold++;
        return free.remove(free.size() - 1);
    }

    void refund(int seat) {
        synchronized (refundDesk) {
            free.add(seat);
            refunded++;
        }
    }

    synchronized int sold() {
        return sold;
    }

    int refunded() {
        synchronized (refundDesk) {
            return refunded;
        }
    }

    static class Customer extends Thread {
        private final TicketOffice office;
        private final boolean fickle;

        Customer(TicketOffice office, boolean fickle) {
            this.office = office;
            this.fickle = fickle;
        }

        @Override
        public void run() {
            for (int i = 0; i < 50; i++) {
                int seat = office.sell();
                if (seat > 0 && fickle) {
                    office.refund(seat);
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        TicketOffice office = new TicketOffice(200);
        List<Customer> customers = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Customer c = new Customer(office, i % 2 == 0);
            customers.add(c);
            c.start();
        }
        for (Customer c : customers) {
            c.join();
        }
        System.out.println(office.sold() + " sold, " + office.refunded() + " refunded");
    }
}
// corpus: unseen26
