// run: scan --only stale-value
// expect: none
// contains only skips known messages early, the decision is the answer of the atomic Set.add
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;

public class RemittanceInbox {
    record Remittance(String messageId, long cents) { }

    private final Set<String> seen = ConcurrentHashMap.newKeySet();
    private final AtomicLong paid = new AtomicLong();

    void process(Remittance r) {
        if (seen.contains(r.messageId())) {
            return;
        }
        if (seen.add(r.messageId())) {
            paid.addAndGet(r.cents());
        }
    }

    long paid() {
        return paid.get();
    }

    static final class Receiver extends Thread {
        private final LinkedBlockingQueue<Remittance> queue;
        private final RemittanceInbox inbox;

        Receiver(LinkedBlockingQueue<Remittance> queue, RemittanceInbox inbox) {
            this.queue = queue;
            this.inbox = inbox;
        }

        @Override
        public void run() {
            Remittance r = queue.poll();
            while (r != null) {
                inbox.process(r);
                r = queue.poll();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingQueue<Remittance> queue = new LinkedBlockingQueue<>();
        for (int i = 0; i < 20_000; i++) {
            Remittance r = new Remittance("msg-" + i, 100);
            queue.add(r);
            queue.add(r);
        }
        RemittanceInbox inbox = new RemittanceInbox();
        Receiver[] receivers = new Receiver[4];
        for (int i = 0; i < receivers.length; i++) {
            receivers[i] = new Receiver(queue, inbox);
            receivers[i].start();
        }
        for (Receiver t : receivers) {
            t.join();
        }
        System.out.println(inbox.paid() + " expected 2000000");
    }
}
// corpus: unseen
