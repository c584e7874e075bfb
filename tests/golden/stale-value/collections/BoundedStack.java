// run: scan --only stale-value
// expect: stale-value
// isFull() and push() are two sections of the ReentrantLock, ArrayIndexOutOfBounds
import java.util.concurrent.locks.ReentrantLock;

public class BoundedStack {
    private final ReentrantLock lock = new ReentrantLock();
    private final int[] data = new int[16];
    private int top;

    boolean isFull() {
        lock.lock();
        try { return top == data.length; } finally { lock.unlock(); }
    }

    void push(int v) {
        lock.lock();
        try { data[top++] = v; } finally { lock.unlock(); }
    }

    boolean offer(int v) {
        if (isFull()) return false;
        push(v);
        return true;
    }

    public static void main(String[] args) {
        BoundedStack s = new BoundedStack();
        for (int i = 0; i < 4; i++) {
            new Thread(() -> { for (int k = 0; k < 10; k++) s.offer(k); }).start();
        }
    }
}
// corpus: unseen
