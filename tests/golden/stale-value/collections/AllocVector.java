// run: scan --only stale-value
// expect: stale-value
// a user finds a free block and marks it in a second call; two users get the same block
import java.util.Arrays;

public class AllocVector {
    static class Blocks {
        private final char[] state;

        Blocks(int n) {
            state = new char[n];
            Arrays.fill(state, 'F');
        }

        synchronized int freeIndex() {
            for (int i = 0; i < state.length; i++) {
                if (state[i] == 'F') {
                    return i;
                }
            }
            return -1;
        }

        synchronized void markUsed(int i) {
            if (state[i] != 'F') {
                System.out.println("block " + i + " given twice");
            }
            state[i] = 'A';
        }

        synchronized void markFree(int i) {
            state[i] = 'F';
        }
    }

    private final Blocks blocks;

    AllocVector(int n) {
        blocks = new Blocks(n);
    }

    int reserve() {
        int i = blocks.freeIndex();
        if (i != -1) {
            blocks.markUsed(i);
        }
        return i;
    }

    void release(int i) {
        blocks.markFree(i);
    }

    public static void main(String[] args) {
        AllocVector v = new AllocVector(20);
        Runnable user = () -> {
            for (int round = 0; round < 2_000; round++) {
                int a = v.reserve();
                int b = v.reserve();
                if (a >= 0) {
                    v.release(a);
                }
                if (b >= 0) {
                    v.release(b);
                }
            }
        };
        new Thread(user).start();
        new Thread(user).start();
    }
}
// corpus: unseen
