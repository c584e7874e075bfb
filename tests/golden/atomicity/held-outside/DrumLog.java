// run: scan --only atomicity
// expect: none
// the drum's own (reentrant) lock is held by exclusively() around position and seek, so two logs on one drum never get the same slot
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;

final class Drum {
    private final ReentrantLock head = new ReentrantLock();
    private long position;

    long exclusively(LongSupplier body) {
        head.lock();
        try {
            return body.getAsLong();
        } finally {
            head.unlock();
        }
    }

    long position() {
        head.lock();
        try {
            return position;
        } finally {
            head.unlock();
        }
    }

    void seek(long p) {
        head.lock();
        try {
            position = p;
        } finally {
            head.unlock();
        }
    }
}

public class DrumLog {
    private final Object lock = new Object();
    private final Drum drum;
    private final List<Long> offsets = new ArrayList<>();

    DrumLog(Drum drum) {
        this.drum = drum;
    }

    long appendRecord(int length) {
        synchronized (lock) {
            long at = drum.exclusively(() -> {
                long p = drum.position();
                drum.seek(p + length);
                return p;
            });
            offsets.add(at);
            return at;
        }
    }

    int records() {
        synchronized (lock) {
            return offsets.size();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Drum drum = new Drum();
        DrumLog orders = new DrumLog(drum);
        DrumLog events = new DrumLog(drum);
        ConcurrentLinkedQueue<Long> taken = new ConcurrentLinkedQueue<>();
        Thread a = new Thread(() -> write(orders, taken));
        Thread b = new Thread(() -> write(events, taken));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(orders.records() + events.records() + " records");
        System.out.println(taken.stream().distinct().count() + " distinct slots");
    }

    private static void write(DrumLog log, ConcurrentLinkedQueue<Long> taken) {
        for (int i = 0; i < 5_000; i++) {
            taken.add(log.appendRecord(16));
        }
    }
}
// corpus: unseen17
