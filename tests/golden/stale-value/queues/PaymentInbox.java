// run: scan --only stale-value
// expect: stale-value
// process() looks into the concurrent set, then adds and pays: a redelivered message handled by a second consumer at the same time is paid twice
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;

public class PaymentInbox {
    record Payment(String messageId, long cents) { }

    private final Set<String> seen = ConcurrentHashMap.newKeySet();
    private final AtomicLong paid = new AtomicLong();

    void process(Payment p) {
        if (seen.contains(p.messageId())) {
            return;
        }
        seen.add(p.messageId());
        paid.addAndGet(p.cents());
    }

    long paid() {
        return paid.get();
    }

    static final class Consumer extends Thread {
        private final LinkedBlockingQueue<Payment> queue;
        private final PaymentInbox inbox;

        Consumer(LinkedBlockingQueue<Payment> queue, PaymentInbox inbox) {
            this.queue = queue;
            this.inbox = inbox;
        }

        @Override
        public void run() {
            Payment p = queue.poll();
            while (p != null) {
                inbox.process(p);
                p = queue.poll();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingQueue<Payment> queue = new LinkedBlockingQueue<>();
        for (int i = 0; i < 50_000; i++) {
            Payment p = new Payment("msg-" + i, 100);
            queue.add(p);
            queue.add(p);
        }
        PaymentInbox inbox = new PaymentInbox();
        Consumer[] consumers = new Consumer[4];
        for (int i = 0; i < consumers.length; i++) {
            consumers[i] = new Consumer(queue, inbox);
            consumers[i].start();
        }
        for (Consumer c : consumers) {
            c.join();
        }
        System.out.println(inbox.paid() + " expected 5000000");
    }
}
// corpus: unseen
