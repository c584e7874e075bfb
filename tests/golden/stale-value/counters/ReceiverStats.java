// run: scan --only stale-value
// expect: none
// the volatile counters are changed by the one receiver thread only; all others just read them
import java.util.function.IntSupplier;

public class ReceiverStats {
    private final Receiver receiver;

    ReceiverStats(IntSupplier radio, int budget) {
        receiver = new Receiver(radio, budget);
    }

    private static final class Receiver extends Thread {
        private final IntSupplier radio;
        private final int budget;
        private volatile long received;
        private volatile long bytes;

        Receiver(IntSupplier radio, int budget) {
            super("receiver");
            this.radio = radio;
            this.budget = budget;
        }

        @Override
        @SuppressWarnings("NonAtomicOperationOnVolatileField")
        public void run() {
            for (int i = 0; i < budget; i++) {
                bytes += radio.getAsInt();
                received++;
            }
        }
    }

    void start() {
        receiver.start();
    }

    void await() throws InterruptedException {
        receiver.join();
    }

    String line() {
        return "packets=" + receiver.received + " bytes=" + receiver.bytes;
    }

    public static void main(String[] args) throws InterruptedException {
        ReceiverStats stats = new ReceiverStats(() -> 64, 50_000);
        stats.start();
        Thread display = new Thread(() -> {
            for (int i = 0; i < 5; i++) {
                System.out.println(stats.line().length() > 0);
            }
        });
        display.start();
        display.join();
        stats.await();
        System.out.println(stats.line());
    }
}
// corpus: unseen12
