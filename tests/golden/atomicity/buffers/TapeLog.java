// run: scan --only atomicity
// expect: atomicity
// appendRecord runs in the log's guarded() section; tape.position() and tape.seek() are two sections of the tape's lock and two logs share one tape, so both get the same slot
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;

final class Tape {
    private final ReentrantLock head = new ReentrantLock();
    private long position;

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

public class TapeLog {
    private final Object lock = new Object();
    private final Tape tape;
    private final List<Long> offsets = new ArrayList<>();

    TapeLog(Tape tape) {
        this.tape = tape;
    }

    private long guarded(LongSupplier body) {
        synchronized (lock) {
            return body.getAsLong();
        }
    }

    long appendRecord(int length) {
        return guarded(() -> {
            long at = tape.position();
            tape.seek(at + length);
            offsets.add(at);
            return at;
        });
    }

    long records() {
        return guarded(offsets::size);
    }

    public static void main(String[] args) throws InterruptedException {
        Tape tape = new Tape();
        TapeLog orders = new TapeLog(tape);
        TapeLog events = new TapeLog(tape);
        ConcurrentLinkedQueue<Long> taken = new ConcurrentLinkedQueue<>();
        Thread a = new Thread(() -> {
            for (int i = 0; i < 10_000; i++) {
                taken.add(orders.appendRecord(16));
            }
        });
        Thread b = new Thread(() -> {
            for (int i = 0; i < 10_000; i++) {
                taken.add(events.appendRecord(16));
            }
        });
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(orders.records() + events.records() + " records");
        System.out.println(taken.stream().distinct().count() + " distinct slots");
    }
}
// corpus: unseen17
