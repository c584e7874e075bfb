// Each Vector call is synchronized but the check and the removal are not one step; both agents may see one ticket and the second remove throws / takes nothing.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: stale-value
// corpus: unseen30
import java.util.Vector;
import java.util.concurrent.atomic.AtomicInteger;

public class HelpdeskQueue {

    private final Vector<String> tickets = new Vector<>();
    private final AtomicInteger solved = new AtomicInteger();

    void open(String subject) {
        tickets.add(subject);
    }

    private String nextTicket() {
        if (tickets.size() > 0) {
            return tickets.remove(0);
        }
        return null;
    }

    class Agent implements Runnable {
        private final String name;

        Agent(String name) {
            this.name = name;
        }

        @Override
        public void run() {
            String ticket = nextTicket();
            while (ticket != null) {
                solved.incrementAndGet();
                if (ticket.startsWith("urgent")) {
                    System.out.println(name + " handles " + ticket);
                }
                ticket = nextTicket();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        HelpdeskQueue desk = new HelpdeskQueue();
        for (int i = 0; i < 40; i++) {
            desk.open((i % 10 == 0 ? "urgent " : "normal ") + i);
        }
        Thread rita = new Thread(desk.new Agent("rita"));
        Thread paul = new Thread(desk.new Agent("paul"));
        rita.start();
        paul.start();
        rita.join();
        paul.join();
        System.out.println("solved " + desk.solved.get());
    }
}
