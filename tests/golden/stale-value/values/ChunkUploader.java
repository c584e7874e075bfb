// run: scan --only stale-value
// expect: stale-value
// claim of the next chunk reads the offset in one section and advances it from the old value in a later section, after the transfer; parallel uploaders send the same chunk twice and step back the offset.
import java.io.ByteArrayOutputStream;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class ChunkUploader {
    private static final int CHUNK = 256;

    private final byte[] file;
    private final Lock lock = new ReentrantLock();
    private int offset;
    private long sent;

    ChunkUploader(byte[] file) {
        this.file = file;
    }

    boolean uploadNext() {
        int from;
        lock.lock();
        try {
            from = offset;
        } finally {
            lock.unlock();
        }
        if (from >= file.length) {
            return false;
        }
        int len = Math.min(CHUNK, file.length - from);
        transfer(from, len);
        lock.lock();
        try {
            offset = from + len;
            sent += len;
        } finally {
            lock.unlock();
        }
        return true;
    }

    private void transfer(int from, int len) {
        ByteArrayOutputStream wire = new ByteArrayOutputStream(len);
        wire.write(file, from, len);
    }

    long sent() {
        lock.lock();
        try {
            return sent;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ChunkUploader up = new ChunkUploader(new byte[1 << 20]);
        Thread[] ts = new Thread[3];
        for (int i = 0; i < ts.length; i++) {
            ts[i] = new Thread(() -> {
                while (up.uploadNext()) {
                    Thread.yield();
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println("sent " + up.sent() + " of " + (1 << 20));
    }
}
// corpus: unseen
