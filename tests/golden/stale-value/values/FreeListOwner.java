// run: scan --only stale-value
// expect: none
// acquire() takes the buffer out of the free list, so the thread owns it alone; putting the same buffer back in a later critical section is the end of that ownership, not a stale write.
import java.util.ArrayDeque;
import java.util.Deque;

public class FreeListOwner {
    static class Buffers {
        private final Deque<byte[]> free = new ArrayDeque<>();

        Buffers(int n) {
            for (int i = 0; i < n; i++) {
                free.push(new byte[64]);
            }
        }

        synchronized byte[] acquire() throws InterruptedException {
            while (free.isEmpty()) {
                wait();
            }
            return free.pop();
        }

        synchronized void release(byte[] b) {
            free.push(b);
            notify();
        }
    }

    static class Copier extends Thread {
        private final Buffers buffers;

        Copier(Buffers buffers) {
            this.buffers = buffers;
        }

        @Override
        public void run() {
            try {
                for (int i = 0; i < 100; i++) {
                    byte[] b = buffers.acquire();
                    if (b[0] == 0) {
                        b[0] = (byte) i;
                    }
                    buffers.release(b);
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    public static void main(String[] args) {
        Buffers bs = new Buffers(2);
        for (int i = 0; i < 3; i++) {
            new Copier(bs).start();
        }
    }
}
// corpus: unseen
