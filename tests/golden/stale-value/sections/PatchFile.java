// run: scan --only stale-value
// expect: none
// reserve() moves the end and returns the old one in one step; the region belongs to the writer, who fills it under the lock afterwards
import java.nio.charset.StandardCharsets;
import java.util.concurrent.locks.ReentrantLock;

public class PatchFile {
    static class Picture {
        private final ReentrantLock lock = new ReentrantLock();
        private final byte[] data = new byte[1 << 16];
        private int end;

        int reserve(int n) {
            lock.lock();
            try {
                int at = end;
                end += n;
                return at;
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

        int end() {
            lock.lock();
            try {
                return end;
            } finally {
                lock.unlock();
            }
        }
    }

    private final Picture picture = new Picture();

    void append(String line) {
        byte[] bytes = line.getBytes(StandardCharsets.US_ASCII);
        int at = picture.reserve(bytes.length);
        picture.poke(at, bytes);
    }

    public static void main(String[] args) throws InterruptedException {
        PatchFile file = new PatchFile();
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
        System.out.println(file.picture.end() + " of 18000");
    }
}
// corpus: unseen
