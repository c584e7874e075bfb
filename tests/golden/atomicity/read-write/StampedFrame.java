// run: scan --only atomicity
// expect: atomicity method=StampedFrame.compose line=here
// Compositor.compose (context frameLock): Sprite.x and Sprite.y are two read sections of the witness StampedLock.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.StampedLock;

public class StampedFrame {
    static class Sprite {
        private final StampedLock sl = new StampedLock();
        private int x, y;
        void jump(int nx, int ny) {
            long s = sl.writeLock();
            try { x = nx; y = ny; } finally { sl.unlockWrite(s); }
        }
        int x() {
            long s = sl.readLock();
            try { return x; } finally { sl.unlockRead(s); }
        }
        int y() {
            long s = sl.readLock();
            try { return y; } finally { sl.unlockRead(s); }
        }
    }

    private final ReentrantLock frameLock = new ReentrantLock();
    private final int[] frame = new int[10000];

    void compose(Sprite s) {
        frameLock.lock();
        try {
            int px = s.x();
            int py = s.y(); // <- here
            frame[(py * 100 + px) % frame.length]++;
        } finally { frameLock.unlock(); }
    }

    public static void main(String[] args) {
        StampedFrame f = new StampedFrame();
        Sprite s = new Sprite();
        new Thread(() -> { for (int i = 0; i < 1000; i++) s.jump(i % 100, i % 100); }).start();
        new Thread(() -> { for (int i = 0; i < 1000; i++) f.compose(s); }).start();
    }
}
// corpus: unseen
