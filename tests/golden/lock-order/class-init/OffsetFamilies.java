// run: scan --only lock-order
// expect: none
// repaired form of apache/systemds#2502: the cached empty slice of a subclass lives in a holder class, so the superclass initialiser no longer waits for any subclass
public class OffsetFamilies {
    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> System.out.println(OffsetList.empty().size()), "compress-1");
        Thread b = new Thread(() -> System.out.println(new ByteOffsets(new byte[] {1, 2}).size()), "compress-2");
        Thread c = new Thread(() -> System.out.println(new EmptyOffsets().size()), "compress-3");
        a.start();
        b.start();
        c.start();
        a.join();
        b.join();
        c.join();
    }
}

abstract class OffsetList {
    static final int SKIP = Integer.getInteger("offset.skip", 16);

    abstract int size();

    abstract int at(int i);

    static OffsetList empty() {
        return EmptyHolder.EMPTY;
    }

    OffsetList slice(int from, int to) {
        return from >= to ? empty() : new ShiftedOffsets(this, from, to);
    }

    private static final class EmptyHolder {
        static final OffsetList EMPTY = new EmptyOffsets();
    }
}

final class EmptyOffsets extends OffsetList {
    private static final int LIMIT = SKIP * 2;

    @Override
    int size() {
        return 0;
    }

    @Override
    int at(int i) {
        throw new IndexOutOfBoundsException(i + " of " + LIMIT);
    }
}

final class ByteOffsets extends OffsetList {
    private final byte[] deltas;

    ByteOffsets(byte[] deltas) {
        this.deltas = deltas.clone();
    }

    @Override
    int size() {
        return deltas.length;
    }

    @Override
    int at(int i) {
        int sum = 0;
        for (int k = 0; k <= i; k++) {
            sum += deltas[k] & 0xff;
        }
        return sum;
    }
}

final class ShiftedOffsets extends OffsetList {
    private final OffsetList base;
    private final int from;
    private final int to;

    ShiftedOffsets(OffsetList base, int from, int to) {
        this.base = base;
        this.from = from;
        this.to = to;
    }

    @Override
    int size() {
        return to - from;
    }

    @Override
    int at(int i) {
        return base.at(from + i);
    }
}
// corpus: unseen19
