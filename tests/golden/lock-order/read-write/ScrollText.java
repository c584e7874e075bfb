// run: scan --only lock-order
// expect: lock-order
// layout holds the tree lock and reads the document; append holds the document's write lock and its listener takes the tree lock
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ScrollText {
    private static final Object TREE_LOCK = new Object();
    private static final int LINE = 14;

    private final TextBuffer buffer;
    private boolean valid;
    private int height;

    public ScrollText(TextBuffer buffer) {
        this.buffer = buffer;
        buffer.onChange(this::invalidate);
    }

    public int preferredHeight() {
        synchronized (TREE_LOCK) {
            if (!valid) {
                height = buffer.lineCount() * LINE;
                valid = true;
            }
            return height;
        }
    }

    private void invalidate() {
        synchronized (TREE_LOCK) {
            valid = false;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        TextBuffer text = new TextBuffer();
        ScrollText view = new ScrollText(text);
        Thread console = new Thread(() -> {
            for (int i = 0; i < 5000; i++) {
                text.append("line " + i + "\n");
            }
        });
        Thread painter = new Thread(() -> {
            int max = 0;
            for (int i = 0; i < 5000; i++) {
                max = Math.max(max, view.preferredHeight());
            }
            System.out.println(max);
        });
        console.start();
        painter.start();
        console.join();
        painter.join();
    }
}

class TextBuffer {
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private final StringBuilder chars = new StringBuilder();
    private final List<Runnable> observers = new CopyOnWriteArrayList<>();

    void onChange(Runnable r) {
        observers.add(r);
    }

    void append(String s) {
        lock.writeLock().lock();
        try {
            chars.append(s);
            observers.forEach(Runnable::run);
        } finally {
            lock.writeLock().unlock();
        }
    }

    int lineCount() {
        lock.readLock().lock();
        try {
            return (int) chars.chars().filter(c -> c == '\n').count();
        } finally {
            lock.readLock().unlock();
        }
    }
}
// corpus: unseen11
