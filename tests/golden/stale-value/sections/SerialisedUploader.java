// run: scan --only stale-value
// expect: none
// repaired ChunkUploader: offset is read and advanced in separate sections of its lock, but both lie inside one section of the transfer lock, which every writer of offset holds.
import java.io.ByteArrayOutputStream;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class SerialisedUploader {
    private static final int CHUNK = 256;

    private final byte[] file;
    private final Object transferLock = new Object();
    private final Lock lock = new ReentrantLock();
    private int offset;

    SerialisedUploader(byte[] file) {
        this.file = file;
    }

    boolean uploadNext() {
        synchronized (transferLock) {
            int from = progress();
            if (from >= file.length) {
                return false;
            }
            int len = Math.min(CHUNK, file.length - from);
            transfer(from, len);
            lock.lock();
            try {
                offset = from + len;
            } finally {
                lock.unlock();
            }
            return true;
        }
    }

    private void transfer(int from, int len) {
        ByteArrayOutputStream wire = new ByteArrayOutputStream(len);
        wire.write(file, from, len);
    }

    /** Cheap; does not wait for a running transfer. */
    int progress() {
        lock.lock();
        try {
            return offset;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SerialisedUploader up = new SerialisedUploader(new byte[1 << 20]);
        Thread[] ts = new Thread[3];
        for (int i = 0; i < ts.length; i++) {
            ts[i] = new Thread(() -> {
                while (up.uploadNext()) {
                    Thread.yield();
                }
            });
            ts[i].start();
        }
        Thread bar = new Thread(() -> {
            for (int i = 0; i < 10; i++) {
                System.out.println(up.progress());
            }
        });
        bar.start();
        for (Thread t : ts) {
            t.join();
        }
        bar.join();
    }
}
// corpus: unseen
