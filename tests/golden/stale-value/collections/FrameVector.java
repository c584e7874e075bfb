// run: scan --only stale-value
// expect: none
// take() finds and marks in one synchronized step; the caller only keeps the index it owns until it gives it back
import java.util.Arrays;

public class FrameVector {
    static class Frames {
        private final char[] state;

        Frames(int n) {
            state = new char[n];
            Arrays.fill(state, 'F');
        }

        synchronized int take() {
            int i = freeIndex();
            if (i != -1) {
                markUsed(i);
            }
            return i;
        }

        private synchronized int freeIndex() {
            for (int i = 0; i < state.length; i++) {
                if (state[i] == 'F') {
                    return i;
                }
            }
            return -1;
        }

        private synchronized void markUsed(int i) {
            state[i] = 'A';
        }

        synchronized void markFree(int i) {
            state[i] = 'F';
        }
    }

    private final Frames frames;

    FrameVector(int n) {
        frames = new Frames(n);
    }

    void with(Runnable body) {
        int i = frames.take();
        if (i == -1) {
            return;
        }
        try {
            body.run();
        } finally {
            frames.markFree(i);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        FrameVector v = new FrameVector(20);
        Runnable user = () -> {
            for (int round = 0; round < 2_000; round++) {
                v.with(() -> v.with(Thread::onSpinWait));
            }
        };
        Thread a = new Thread(user);
        Thread b = new Thread(user);
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
// corpus: unseen
