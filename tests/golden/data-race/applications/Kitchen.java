// Orders are owned by one thread at a time, handed over by BlockingQueue put/take in both directions.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public class Kitchen {

    static class Order {
        final int table;
        String dish;
        int minutes;
        boolean served;
        List<String> notes = new ArrayList<>();

        Order(int table) {
            this.table = table;
        }
    }

    private final BlockingQueue<Order> tickets = new LinkedBlockingQueue<>();
    private final BlockingQueue<Order> pass = new LinkedBlockingQueue<>();

    private void cook() {
        try {
            while (true) {
                Order o = tickets.take();
                if (o.table < 0) {
                    tickets.put(o);
                    return;
                }
                o.minutes += o.dish.length();
                o.notes.add("cooked by " + Thread.currentThread().getName());
                pass.put(o);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Kitchen kitchen = new Kitchen();
        Thread[] cooks = {new Thread(kitchen::cook, "jo"), new Thread(kitchen::cook, "kim")};
        for (Thread c : cooks) {
            c.start();
        }
        int n = 20;
        for (int i = 0; i < n; i++) {
            Order o = new Order(i);
            o.dish = i % 2 == 0 ? "soup" : "lasagne";
            o.notes.add("ordered");
            kitchen.tickets.put(o);
        }
        int minutes = 0;
        int notes = 0;
        for (int i = 0; i < n; i++) {
            Order o = kitchen.pass.take();
            o.served = true;
            o.notes.add("served");
            minutes += o.minutes;
            notes += o.notes.size();
        }
        kitchen.tickets.put(new Order(-1));
        for (Thread c : cooks) {
            c.join();
        }
        System.out.println(minutes + " minutes, " + notes + " notes");
    }
}
// corpus: unseen26
