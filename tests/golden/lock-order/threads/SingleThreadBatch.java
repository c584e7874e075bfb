// run: scan --only lock-order
// expect: none
// Customer -> invoice and invoice -> customer nest in both orders, but only the main thread ever touches them; the second thread prints a progress counter only.
package billing.batch;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

class Customer {
    private final String name;
    private final List<Invoice> invoices = new ArrayList<>();
    private long open;

    Customer(String name) { this.name = name; }

    synchronized Invoice bill(long cents) {
        Invoice i = new Invoice(this, cents);
        invoices.add(i);
        open += i.amount();
        return i;
    }

    synchronized void settled(long cents) {
        open -= cents;
    }

    synchronized long remind() {
        long sum = 0;
        for (Invoice i : invoices) {
            sum += i.amount();
        }
        return sum;
    }

    synchronized long open() { return open; }

    String name() { return name; }
}

class Invoice {
    private final Customer customer;
    private long amount;

    Invoice(Customer customer, long amount) {
        this.customer = customer;
        this.amount = amount;
    }

    synchronized long amount() { return amount; }

    synchronized void pay() {
        customer.settled(amount);
        amount = 0;
    }
}

class Progress extends Thread {
    private final AtomicInteger done;

    Progress(AtomicInteger done) {
        this.done = done;
        setDaemon(true);
    }

    @Override
    public void run() {
        try {
            while (true) {
                System.err.println("done " + done.get());
                Thread.sleep(200);
            }
        } catch (InterruptedException e) {
            // leave
        }
    }
}

public class SingleThreadBatch {
    public static void main(String[] args) {
        AtomicInteger done = new AtomicInteger();
        new Progress(done).start();
        Customer c = new Customer("Miller");
        for (int i = 1; i <= 1000; i++) {
            Invoice inv = c.bill(i);
            if (i % 3 == 0) {
                inv.pay();
            }
            c.remind();
            done.incrementAndGet();
        }
        System.out.println(c.name() + " " + c.open());
    }
}
// corpus: unseen
