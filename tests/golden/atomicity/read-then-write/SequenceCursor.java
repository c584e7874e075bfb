// run: scan --only atomicity
// expect: atomicity
// refill reads the sequence's high mark and then moves it in a second locked call; two sessions get the same block
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

public class SequenceCursor {
    private final TableSequence sequence;
    private final int block;
    private long next;
    private long end;

    public SequenceCursor(TableSequence sequence, int block) {
        this.sequence = sequence;
        this.block = block;
    }

    public synchronized long next() {
        if (next >= end) {
            refill();
        }
        return next++;
    }

    private void refill() {
        next = sequence.highMark();
        end = next + block;
        sequence.moveTo(end);
    }

    public static void main(String[] args) throws InterruptedException {
        TableSequence seq = new TableSequence();
        Set<Long> seen = ConcurrentHashMap.newKeySet();
        Thread[] sessions = new Thread[3];
        for (int i = 0; i < sessions.length; i++) {
            SequenceCursor cursor = new SequenceCursor(seq, 4);
            sessions[i] = new Thread(() -> {
                for (int k = 0; k < 10000; k++) {
                    long id = cursor.next();
                    if (!seen.add(id)) {
                        System.out.println("duplicate key " + id);
                    }
                }
            });
            sessions[i].start();
        }
        for (Thread t : sessions) {
            t.join();
        }
    }
}

class TableSequence {
    private final Object latch = new Object();
    private long high = 1;

    long highMark() {
        synchronized (latch) {
            return high;
        }
    }

    void moveTo(long mark) {
        synchronized (latch) {
            high = mark;
        }
    }
}
// corpus: unseen11
