// Volatile sequence is read and rewritten in two steps by several sender threads: numbers are duplicated.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: stale-value witness=this.sequence
// corpus: unseen31
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class PacketSequencer {
    record Packet(int number, String payload) { }

    private volatile int sequence;
    private final Set<Integer> seen = ConcurrentHashMap.newKeySet();
    private final AtomicInteger duplicates = new AtomicInteger();

    private int nextNumber() {
        sequence++;
        return sequence;
    }

    Packet wrap(String payload) {
        return new Packet(nextNumber(), payload);
    }

    void transmit(Packet p) {
        if (!seen.add(p.number())) {
            duplicates.incrementAndGet();
        }
    }

    static class Sender extends Thread {
        private final PacketSequencer seq;
        private final String prefix;

        Sender(PacketSequencer seq, String prefix) {
            this.seq = seq;
            this.prefix = prefix;
        }

        @Override
        public void run() {
            for (int i = 0; i < 200; i++) {
                seq.transmit(seq.wrap(prefix + i));
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PacketSequencer seq = new PacketSequencer();
        Sender audio = new Sender(seq, "a");
        Sender video = new Sender(seq, "v");
        Sender text = new Sender(seq, "t");
        audio.start();
        video.start();
        text.start();
        audio.join();
        video.join();
        text.join();
        System.out.println(seq.sequence + " " + seq.duplicates.get());
    }
}
