// Plain stop flag written by main, read in the relay thread's loop, no lock or volatile.
// run: scan --only data-race
// expect: data-race field=MailRelay.running
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

public class MailRelay implements Runnable {
    private final Queue<String> outbox = new ConcurrentLinkedQueue<>();
    private final AtomicInteger delivered = new AtomicInteger();
    private boolean running = true;

    void submit(String mail) {
        outbox.offer(mail);
    }

    void stop() {
        running = false;
    }

    @Override
    public void run() {
        int idle = 0;
        while (running && idle < 10_000) {
            String mail = outbox.poll();
            if (mail == null) {
                idle++;
                pause();
                continue;
            }
            idle = 0;
            deliver(mail);
        }
    }

    private void deliver(String mail) {
        if (!mail.isBlank()) {
            delivered.incrementAndGet();
        }
    }

    private static void pause() {
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        MailRelay relay = new MailRelay();
        Thread t = new Thread(relay, "relay");
        t.start();
        for (int i = 0; i < 100; i++) {
            relay.submit("mail " + i);
        }
        Thread.sleep(50);
        relay.stop();
        t.join();
        System.out.println("delivered " + relay.delivered.get());
    }
}
// corpus: unseen26
