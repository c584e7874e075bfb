// run: scan --only atomicity
// expect: atomicity
// hazelcast/hazelcast#7321 style: each generator locks itself and moves the shared sequence by current() and advanceTo() in two calls, so two members get the same block of ids
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

class ClusterSequence {
    private long value;

    synchronized long current() {
        return value;
    }

    synchronized void advanceTo(long next) {
        value = next;
    }
}

public class BlockIdGenerator {
    private static final int BLOCK = 100;

    private final ClusterSequence sequence;
    private long base;
    private int residue = BLOCK;

    BlockIdGenerator(ClusterSequence sequence) {
        this.sequence = sequence;
    }

    synchronized long newId() {
        if (residue >= BLOCK) {
            nextBlock();
        }
        return base + residue++;
    }

    private void nextBlock() {
        base = sequence.current();
        sequence.advanceTo(base + BLOCK);
        residue = 0;
    }

    public static void main(String[] args) throws InterruptedException {
        ClusterSequence sequence = new ClusterSequence();
        Set<Long> ids = ConcurrentHashMap.newKeySet();
        Thread[] members = new Thread[3];
        for (int i = 0; i < members.length; i++) {
            BlockIdGenerator gen = new BlockIdGenerator(sequence);
            members[i] = new Thread(() -> {
                for (int k = 0; k < 20_000; k++) {
                    ids.add(gen.newId());
                }
            }, "member-" + i);
        }
        for (Thread t : members) {
            t.start();
        }
        for (Thread t : members) {
            t.join();
        }
        System.out.println(ids.size() + " of 60000");
    }
}
// corpus: unseen19
