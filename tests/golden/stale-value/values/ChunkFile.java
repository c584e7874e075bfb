// run: scan --only stale-value
// expect: stale-value
// append() asks for the end of the file, copies there, and sets the new end in a third step; two writers write over each other
import java.nio.charset.StandardCharsets;
import java.util.concurrent.locks.ReentrantLock;

public class ChunkFile {
    static class Image {
        private final ReentrantLock lock = new ReentrantLock();
        private final byte[] data = new byte[1 << 16];
        private int end;

        int end() {
            lock.lock();
            try {
                return end;
            } finally {
                lock.unlock();
            }
        }

        void setEnd(int e) {
            lock.lock();
            try {
                end = e;
            } finally {
                lock.unlock();
            }
        }

        void poke(int at, byte[] bytes) {
            lock.lock();
            try {
                System.arraycopy(bytes, 0, data, at, bytes.length);
            } finally {
                lock.unlock();
            }
        }
    }

    private final Image image = new Image();

    void append(String line) {
        byte[] bytes = line.getBytes(StandardCharsets.US_ASCII);
        int at = image.end();
        image.poke(at, bytes);
        image.setEnd(at + bytes.length);
    }

    public static void main(String[] args) throws InterruptedException {
        ChunkFile file = new ChunkFile();
        Thread a = new Thread(() -> {
            for (int i = 0; i < 1_000; i++) {
                file.append("aaaaaaaa\n");
            }
        });
        Thread b = new Thread(() -> {
            for (int i = 0; i < 1_000; i++) {
                file.append("bbbbbbbb\n");
            }
        });
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(file.image.end() + " of 18000");
    }
}
// corpus: unseen
