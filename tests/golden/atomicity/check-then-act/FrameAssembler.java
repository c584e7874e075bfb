// run: scan --only atomicity
// expect: atomicity
// nextFrame sizes an array by available() and fills it with read() in a second locked call; assemblers share the basin, so the frame may be short or read may fail
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class FrameAssembler {
    private final ByteBasin basin;
    private int frames;
    private long bytes;

    public FrameAssembler(ByteBasin basin) {
        this.basin = basin;
    }

    public synchronized byte[] nextFrame() {
        byte[] frame = new byte[basin.available()];
        basin.read(frame);
        frames++;
        bytes += frame.length;
        return frame;
    }

    public synchronized double meanSize() {
        return frames == 0 ? 0 : (double) bytes / frames;
    }

    public static void main(String[] args) throws InterruptedException {
        ByteBasin basin = new ByteBasin();
        FrameAssembler a = new FrameAssembler(basin);
        FrameAssembler b = new FrameAssembler(basin);
        ExecutorService io = Executors.newFixedThreadPool(3);
        for (int i = 0; i < 1000; i++) {
            int n = i % 50;
            io.submit(() -> basin.write(new byte[n]));
            io.submit(a::nextFrame);
            io.submit(b::nextFrame);
        }
        io.shutdown();
        io.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println(a.meanSize() + " " + b.meanSize());
    }
}

class ByteBasin {
    private byte[] data = new byte[64];
    private int fill;

    synchronized int available() {
        return fill;
    }

    synchronized void write(byte[] more) {
        if (fill + more.length > data.length) {
            data = java.util.Arrays.copyOf(data, (fill + more.length) * 2);
        }
        System.arraycopy(more, 0, data, fill, more.length);
        fill += more.length;
    }

    synchronized void read(byte[] into) {
        if (into.length > fill) {
            throw new IllegalStateException("underflow");
        }
        System.arraycopy(data, 0, into, 0, into.length);
        System.arraycopy(data, into.length, data, 0, fill - into.length);
        fill -= into.length;
    }
}
// corpus: unseen11
