// run: scan --only atomicity
// expect: none
// the two calls on the shared meter count unrelated things, and neither uses an answer of the other
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class TrafficMeters {
    static final class Meter {
        private long packets;
        private long bytes;

        synchronized void countPacket() {
            packets++;
        }

        synchronized void countBytes(int n) {
            bytes += n;
        }

        synchronized String show() {
            return packets + " packets, " + bytes + " bytes";
        }
    }

    static final class Port {
        private final Meter total;
        private int lastSize;

        Port(Meter total) {
            this.total = total;
        }

        synchronized void receive(byte[] frame) {
            total.countPacket();
            total.countBytes(frame.length);
            lastSize = frame.length;
        }

        synchronized int lastSize() {
            return lastSize;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Meter total = new Meter();
        ExecutorService pool = Executors.newFixedThreadPool(3);
        for (int p = 0; p < 3; p++) {
            Port port = new Port(total);
            int size = 64 << p;
            pool.submit(() -> {
                for (int i = 0; i < 1_000; i++) {
                    port.receive(new byte[size]);
                }
                return port.lastSize();
            });
        }
        pool.shutdown();
        pool.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println(total.show());
    }
}
// corpus: unseen14
