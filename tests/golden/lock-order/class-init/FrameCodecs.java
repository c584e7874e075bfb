// run: scan --only lock-order
// expect: lock-order
// class initialisation cycle: FrameCodec.<clinit> makes a DeflateFrameCodec, whose own initialisation needs its superclass FrameCodec; two threads start at either end
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;

public class FrameCodecs {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch go = new CountDownLatch(1);
        Thread reader = new Thread(() -> {
            await(go);
            System.out.println(FrameCodec.preferred().decode(new byte[] {1, 2, 3}).length);
        }, "frame-reader");
        Thread writer = new Thread(() -> {
            await(go);
            System.out.println(new DeflateFrameCodec(6).encode(new byte[] {4, 5}).length);
        }, "frame-writer");
        reader.start();
        writer.start();
        go.countDown();
        reader.join();
        writer.join();
    }

    private static void await(CountDownLatch l) {
        try {
            l.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

abstract class FrameCodec {
    private static final FrameCodec PREFERRED = new DeflateFrameCodec(9);

    static FrameCodec preferred() {
        return PREFERRED;
    }

    abstract byte[] encode(byte[] in);

    abstract byte[] decode(byte[] in);
}

class DeflateFrameCodec extends FrameCodec {
    private static final int[] LEVELS = new int[10];

    static {
        for (int i = 0; i < LEVELS.length; i++) {
            LEVELS[i] = 1 << i;
        }
    }

    private final int level;

    DeflateFrameCodec(int level) {
        this.level = level;
    }

    @Override
    byte[] encode(byte[] in) {
        return Arrays.copyOf(in, Math.max(in.length, LEVELS[level] / 8));
    }

    @Override
    byte[] decode(byte[] in) {
        return Arrays.copyOf(in, Math.min(in.length, LEVELS[level]));
    }
}
// corpus: unseen9
