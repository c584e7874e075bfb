// run: scan --only stale-value
// expect: stale-value
// expect: stale-value
// received++ and bytes += n on volatile fields are read-modify-write in two steps; several receiver threads lose counts
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;

public class PacketStats {
    private volatile long received;
    private volatile long bytes;
    private volatile boolean running = true;

    void onPacket(int length) {
        received++;
        bytes += length;
    }

    void shutdown() {
        running = false;
    }

    long meanLength() {
        long n = received;
        return n == 0 ? 0 : bytes / n;
    }

    Thread receiver(String nic, IntSupplier radio) {
        return new Thread(() -> {
            int budget = 100_000;
            while (running && budget-- > 0) {
                onPacket(radio.getAsInt());
            }
        }, nic);
    }

    public static void main(String[] args) throws InterruptedException {
        PacketStats stats = new PacketStats();
        List<Thread> nics = new ArrayList<>();
        for (String n : List.of("eth0", "wlan0", "lora0")) {
            nics.add(stats.receiver(n, () -> 64));
        }
        nics.forEach(Thread::start);
        for (Thread t : nics) {
            t.join();
        }
        stats.shutdown();
        System.out.println(stats.received + " " + stats.meanLength());
    }
}
// corpus: unseen12
