// Non-volatile stop flag written by main and polled by the sender thread.
// run: scan --only data-race
// expect: data-race field=WebhookSender$Sender.draining
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class WebhookSender {
    record Delivery(String url, String payload) {}

    static class Sender implements Runnable {
        private final BlockingQueue<Delivery> queue = new LinkedBlockingQueue<>(64);
        private final AtomicInteger delivered = new AtomicInteger();
        private volatile int failures;
        private boolean draining;

        boolean offer(Delivery d) throws InterruptedException {
            return queue.offer(d, 1, TimeUnit.SECONDS);
        }

        void drain() {
            draining = true;
        }

        @Override
        public void run() {
            int failed = 0;
            long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(5);
            try {
                while (System.nanoTime() < deadline) {
                    Delivery d = queue.poll(5, TimeUnit.MILLISECONDS);
                    if (d == null) {
                        if (draining) {
                            break;
                        }
                        continue;
                    }
                    if (send(d)) {
                        delivered.incrementAndGet();
                    } else {
                        failed++;
                        failures = failed;
                    }
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        private boolean send(Delivery d) {
            return !d.payload().isEmpty();
        }

        String stats() {
            return delivered.get() + " delivered, " + failures + " failed";
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Sender sender = new Sender();
        Thread t = new Thread(sender, "webhook-sender");
        t.start();
        for (int i = 0; i < 100; i++) {
            sender.offer(new Delivery("https://shop.example/hook/" + i, i % 9 == 0 ? "" : "{\"order\":" + i + "}"));
        }
        System.out.println(sender.stats());
        sender.drain();
        t.join();
        System.out.println(sender.stats());
    }
}
// corpus: unseen27
