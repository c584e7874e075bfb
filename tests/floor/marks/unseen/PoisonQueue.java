import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Mails are handed over by a queue to one sender; receipts come back by another. */
public class PoisonQueue {
    static class Mail {
        final String to;
        boolean sent;

        Mail(String to) {
            this.to = to;
        }
    }

    static final Mail POISON = new Mail("");
    private final BlockingQueue<Mail> out = new LinkedBlockingQueue<>(); // shared
    private final BlockingQueue<Mail> back = new LinkedBlockingQueue<>(); // shared
    private int sent;
    private int queued;

    void sender() {
        List<String> addresses = new ArrayList<>(); // confined
        try {
            for (Mail m = out.take(); m != POISON; m = out.take()) {
                m.sent = true; // @send not parallel: send, parallel: queue
                addresses.add(m.to);
                sent++; // @sent not parallel: sent, not parallel: read
                back.add(m);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    void client(int n) {
        for (int i = 0; i < n; i++) {
            queued++; // @queue parallel: queue
            out.add(new Mail("user" + i)); // @mail shared, parallel: send
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PoisonQueue office = new PoisonQueue();
        Thread sender = new Thread(office::sender);
        Thread c1 = new Thread(() -> office.client(5));
        Thread c2 = new Thread(() -> office.client(5));
        sender.start();
        c1.start();
        c2.start();
        c1.join();
        c2.join();
        office.out.add(POISON); // @stop not parallel: queue, parallel: send
        sender.join();
        boolean ok = office.back.take().sent; // @read not parallel: send
        System.out.println(ok && office.sent == 10);
    }
}
