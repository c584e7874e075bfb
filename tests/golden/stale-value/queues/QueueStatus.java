// run: scan --only stale-value
// expect: none
// size() is only printed; each message is fetched by one take, and the end is told by a marker in the queue
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public class QueueStatus {
    private static final String END = "end";

    static final class Handler implements Runnable {
        private final BlockingQueue<String> inbox;

        Handler(BlockingQueue<String> inbox) {
            this.inbox = inbox;
        }

        @Override
        public void run() {
            int handled = 0;
            try {
                String m = inbox.take();
                while (!m.equals(END)) {
                    handled++;
                    if (handled % 1000 == 0) {
                        System.out.println("waiting: " + inbox.size());
                    }
                    m = inbox.take();
                }
                System.out.println("handled " + handled);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<String> inbox = new LinkedBlockingQueue<>();
        Thread h = new Thread(new Handler(inbox));
        h.start();
        Thread[] senders = new Thread[2];
        for (int s = 0; s < senders.length; s++) {
            senders[s] = new Thread(() -> {
                for (int i = 0; i < 2_000; i++) {
                    inbox.add("m" + i);
                }
            });
            senders[s].start();
        }
        for (Thread t : senders) {
            t.join();
        }
        inbox.add(END);
        h.join();
    }
}
// corpus: unseen14
